import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyDialog } from '@burrow/client';

/** Help, loaded when it is first opened. */
export const Help = lazyDialog(withDialogParts(async () => (await import('./help.dialog.tsx')).HelpDialog));
