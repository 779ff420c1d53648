export { Certificate } from './certificate.part.ts';
export { CERTIFICATE_LEVEL } from './certificate.rules.ts';
