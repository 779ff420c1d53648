import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

export const SaveCode = lazyPart(
  withDialogParts(async () => (await import('./save-code.dialog.tsx')).SaveCodeDialog),
);
export const LoadCode = lazyPart(
  withDialogParts(async () => (await import('./load-code.dialog.tsx')).LoadCodeDialog),
);
