import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyDialog } from '@burrow/client';

/** The code of earlier runs, loaded when it is first opened. */
export const History = lazyDialog(
  withDialogParts(async () => (await import('./history.dialog.tsx')).HistoryDialog),
);
