import type { Certificate } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { createDocuments, type Documents, DocumentsBusyError, type Picture } from '@burrow/documents';
import { DomainError } from '@burrow/service-kit';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Catalogue, nameIn } from '../../content/catalogue.ts';
import { certificateDocument } from './certificate-document.rules.ts';
import { CERTIFICATE_TEXTS } from './certificate.texts.ts';

export const PUBLIC_URL = 'learning:public-url';

const { resolve } = createRequire(import.meta.url);
const drawing = (file: string): Picture => ({
  format: 'svg',
  bytes: readFileSync(resolve(`@burrow/art/dist/${file}`)),
});

/** The badge in the middle of the seal. */
const EMBLEMS: Readonly<Record<Certificate['kind'], string>> = {
  chapter: 'badges/chapter-walker.svg',
  course: 'badges/farm-keeper.svg',
  'final-level': 'badges/bridge-to-new.svg',
};

/** Makes certificates as pages to print. */
@Injectable()
export class CertificatePdfService implements OnModuleDestroy {
  private readonly documents: Documents = createDocuments();

  constructor(
    private readonly catalogue: Catalogue,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws DomainError certificate/revoked, platform/not-ready while too many wait */
  async make(certificate: Certificate, language: string): Promise<Uint8Array> {
    if (certificate.revoked_at !== null)
      throw new DomainError('certificate/revoked', 'The certificate no longer holds.');
    const { chapters } = this.catalogue.course(certificate.course_id);
    const document = certificateDocument(certificate, {
      language,
      texts: inLanguage(CERTIFICATE_TEXTS, language),
      publicUrl: this.publicUrl,
      chapters: chapters.map(({ name }) => nameIn(name, language)),
      pictures: { emblem: drawing(EMBLEMS[certificate.kind]), logo: drawing('logo.svg') },
    });
    try {
      return await this.documents.certificate(document);
    } catch (error) {
      if (!(error instanceof DocumentsBusyError)) throw error;
      throw new DomainError('platform/not-ready', 'Too many pages are being made. Try again in a moment.');
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.documents.dispose();
  }
}
