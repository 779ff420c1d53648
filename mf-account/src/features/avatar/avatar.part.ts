export const loadAvatarDialog = async () => (await import('./avatar.dialog.tsx')).AvatarDialog;
