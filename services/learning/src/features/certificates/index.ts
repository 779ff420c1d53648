export { CertificatePdfService, PUBLIC_URL } from './certificate-pdf.service.ts';
export { CertificatesController } from './certificates.controller.ts';
export { RevokeCertificatesHandler } from './revoke-certificates.handler.ts';
export { CertificatesService } from './certificates.service.ts';
