export const loadFeedbackDialog = async () => (await import('./feedback.dialog.tsx')).FeedbackDialog;
