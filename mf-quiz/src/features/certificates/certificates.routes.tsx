import { lazyPage } from '@burrow/client';
import type { RouteObject } from '@burrow/client/router';
import { loadCertificateTexts } from '../../locales/texts.ts';

const list = async () =>
  (await Promise.all([import('./certificates.page.tsx'), loadCertificateTexts()]))[0].CertificatesPage;

const one = async () =>
  (await Promise.all([import('./certificate.page.tsx'), loadCertificateTexts()]))[0].CertificatePage;

export const certificatesRoutes: readonly RouteObject[] = [
  { path: 'certificates/:studentId', element: lazyPage(list) },
  { path: 'certificate/:certificateId', element: lazyPage(one) },
];
