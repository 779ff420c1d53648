import type { Certificate } from '@burrow/contracts';
import { type ByLanguage, readTexts } from '@burrow/contracts/read-texts';

type ByKind = Readonly<Record<Certificate['kind'], string>>;

/** What stands on a certificate's page. */
export interface CertificateTexts {
  readonly site: string;
  readonly title: string;
  readonly awardedTo: string;
  /** In place of a name that cannot be said at the moment. */
  readonly noName: string;
  readonly what: ByKind;
  readonly line: ByKind;
  readonly issuedOn: string;
  readonly number: string;
  readonly checkAt: string;
  readonly verifiedLine: string;
}

export const CERTIFICATE_TEXTS: ByLanguage<CertificateTexts> = readTexts(
  new URL('./locales/', import.meta.url),
);
