const schemas = () => import('./form-schemas.ts');

/** Loaders of the schemas of pages that visitors open first: see `useZodForm`. */
export const loadLoginSchema = async () => (await schemas()).LoginSchema;
export const loadFactorCodeSchema = async () => (await schemas()).FactorCodeBodySchema;
export const loadGoogleLinkSchema = async () => (await schemas()).GoogleLinkSchema;
export const loadGoogleSignUpSchema = async () => (await schemas()).GoogleSignUpFormSchema;
export const loadSchoolSchema = async () => (await schemas()).SchoolSchema;
export const loadEmailSchema = async () => (await schemas()).EmailBodySchema;
export const loadNewPasswordSchema = async () => (await schemas()).NewPasswordFormSchema;
export const loadClassSignUpSchema = async () => (await schemas()).ClassSignUpFormSchema;
export const loadSignUpSchema = async () => (await schemas()).SignUpFormSchema;
