import { z } from 'zod';
import { OwnBadgesSchema } from '../badge.schema.ts';
import {
  CertificateIdSchema,
  CertificateSchema,
  CertificatesSchema,
  ChooseNameSchema,
} from '../certificate.schema.ts';
import { endpoint, type EndpointContract } from './endpoint.ts';

const params = z.object({ certificate_id: CertificateIdSchema });
const language = { language: z.string().max(5).optional() };
const ofStudent = z.object({ student_id: z.uuid().optional(), ...language });

/** What learners have earned: badges and certificates. */
export const CERTIFICATE_ENDPOINTS = {
  listBadges: endpoint({
    method: 'GET',
    path: '/api/badge',
    access: 'anyone',
    summary: 'Returns the badges of the caller, or of a student the caller may see.',
    query: ofStudent,
    answer: OwnBadgesSchema,
    errors: ['auth/forbidden'],
  }),
  listCertificates: endpoint({
    method: 'GET',
    path: '/api/certificate',
    access: 'anyone',
    summary: 'Returns the certificates of the caller, or of a student the caller may see.',
    query: ofStudent,
    answer: CertificatesSchema,
    errors: ['auth/forbidden'],
  }),
  getCertificate: endpoint({
    method: 'GET',
    path: '/api/certificate/{certificate_id}',
    access: 'anyone',
    summary: 'Returns a certificate to anyone who has its number.',
    params,
    query: z.object(language),
    answer: CertificateSchema,
    errors: ['certificate/unknown'],
  }),
  chooseCertificateName: endpoint({
    method: 'PUT',
    path: '/api/certificate/{certificate_id}/name',
    access: 'logged-in',
    childActs: ['certificate-name-chosen'],
    summary:
      "Sets how much of the name a certificate shows, for a parent, the student's teachers, and learners from 16.",
    params,
    query: z.object(language),
    body: ChooseNameSchema,
    answer: CertificateSchema,
    errors: ['auth/not-logged-in', 'auth/forbidden', 'certificate/unknown', 'request/cross-site'],
  }),
  getCertificatePdf: endpoint({
    method: 'GET',
    path: '/api/certificate/{certificate_id}/pdf',
    access: 'anyone',
    summary:
      'Returns a certificate as a PDF to print: with the whole name for the learner and who looks after them.',
    params,
    /** The reader's time zone, whose day is the certificate's date; one that is not known is left aside. */
    query: z.object({ ...language, time_zone: z.string().max(60).optional() }),
    answer: z.string(),
    file: 'application/pdf',
    errors: ['certificate/unknown', 'certificate/revoked', 'gateway/service-down'],
  }),
} satisfies Record<string, EndpointContract>;
