import { withDialogParts } from '../../components/dialog-parts.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

/** The certificate, brought when it is first opened. */
export const Certificate = lazyPart(
  withDialogParts(async () => (await import('./certificate.dialog.tsx')).CertificateDialog),
);
