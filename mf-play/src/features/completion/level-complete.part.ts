import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

/** What follows the completion of a level, brought when it is first opened, or before. */
export const LevelComplete = lazyPart(
  withDialogParts(async () => (await import('./level-complete.dialog.tsx')).LevelCompleteDialog),
);
