import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyDialog } from '@burrow/client';

export const SaveCode = lazyDialog(
  withDialogParts(async () => (await import('./save-code.dialog.tsx')).SaveCodeDialog),
);
export const LoadCode = lazyDialog(
  withDialogParts(async () => (await import('./load-code.dialog.tsx')).LoadCodeDialog),
);
