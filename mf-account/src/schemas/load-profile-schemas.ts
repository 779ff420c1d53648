const schemas = () => import('./profile-schemas.ts');

/** Loaders of the schemas of the profile area's forms: see `useZodForm`. */
export const loadPersonSchema = async () => (await schemas()).PersonSchema;
export const loadEmailSchema = async (hasPassword: boolean) => (await schemas()).emailSchema(hasPassword);
export const loadPasswordSchema = async (hasPassword: boolean) =>
  (await schemas()).passwordSchema(hasPassword);
export const loadStudentPasswordSchema = async () => (await schemas()).StudentPasswordSchema;
export const loadOwnerSchema = async (hasPassword: boolean) => (await schemas()).ownerSchema(hasPassword);
export const loadRemoveFactorSchema = async (hasPassword: boolean) =>
  (await schemas()).removeFactorSchema(hasPassword);
export const loadFeedbackSchema = async () => (await schemas()).FeedbackFormSchema;
