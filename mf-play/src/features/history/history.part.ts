import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyDialog } from '@burrow/client';

/** The codes that were run before, brought when they are first asked for. */
export const History = lazyDialog(
  withDialogParts(async () => (await import('./history.dialog.tsx')).HistoryDialog),
);
