import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

/** The codes that were run before, brought when they are first asked for. */
export const History = lazyPart(
  withDialogParts(async () => (await import('./history.dialog.tsx')).HistoryDialog),
);
