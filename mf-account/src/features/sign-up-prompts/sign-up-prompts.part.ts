export const loadGoToSignUpDialog = async () => (await import('./go-to-sign-up.dialog.tsx')).GoToSignUpDialog;
export const loadMobileSignUpDialog = async () =>
  (await import('./mobile-sign-up.dialog.tsx')).MobileSignUpDialog;
