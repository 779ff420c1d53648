import { withTexts } from '../../locales/texts.ts';

export const loadIncludedDialog = withTexts(
  async () => (await import('./included.dialog.tsx')).IncludedDialog,
);
