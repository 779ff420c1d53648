import { lazyDialog } from '@burrow/client';
import { withDialogParts } from '../../components/dialog-parts.ts';

/** The steps of help, loaded when they are first opened. */
export const Ladder = lazyDialog(withDialogParts(async () => (await import('./ladder.tsx')).Ladder));
