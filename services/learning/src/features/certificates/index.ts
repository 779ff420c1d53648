export { CertificatesController } from './certificates.controller.ts';
export { CertificatesService } from './certificates.service.ts';
