import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyDialog } from '@burrow/client';

/** The certificate, loaded when it is first opened. */
export const Certificate = lazyDialog(
  withDialogParts(async () => (await import('./certificate.dialog.tsx')).CertificateDialog),
);
