import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyDialog } from '@burrow/client';

/** What follows the completion of a level, loaded when it is first opened, or before. */
export const LevelComplete = lazyDialog(
  withDialogParts(async () => (await import('./level-complete.dialog.tsx')).LevelCompleteDialog),
);
