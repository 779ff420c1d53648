export { CertificatesModule } from './certificates.module.ts';
