export { loadGoToSignUpDialog, loadMobileSignUpDialog } from './sign-up-prompts.part.ts';
