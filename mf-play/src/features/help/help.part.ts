import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

/** Help, brought when it is first opened. */
export const Help = lazyPart(withDialogParts(async () => (await import('./help.dialog.tsx')).HelpDialog));
