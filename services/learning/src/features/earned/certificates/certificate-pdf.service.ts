import type { Certificate } from '@burrow/contracts';
import { inLanguage } from '@burrow/contracts/read-texts';
import { createDocuments, type Documents, DocumentsBusyError, type Picture } from '@burrow/documents';
import { DomainError } from '@burrow/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Catalogue, nameIn } from '../../../content/catalogue.ts';
import { certificateDocument } from './certificate-document.rules.ts';
import { CERTIFICATE_TEXTS } from './certificate.texts.ts';
import type { LearningSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';

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

/** Where the platform is while no setting says so. */
const LOCAL_URL = 'http://127.0.0.1:8080';

/** Makes certificates as pages to print. */
@Injectable()
export class CertificatePdfService implements OnModuleDestroy {
  private readonly documents: Documents = createDocuments();

  constructor(
    private readonly catalogue: Catalogue,
    @InjectSettings() private readonly settings: LearningSettings,
  ) {}

  /** @throws DomainError certificate/revoked, platform/not-ready while too many wait */
  async make(certificate: Certificate, language: string, timeZone?: string): Promise<Uint8Array> {
    if (certificate.revoked_at !== null)
      throw new DomainError('certificate/revoked', 'The certificate no longer holds.');
    const { chapters } = this.catalogue.course(certificate.course_id);
    const document = certificateDocument(certificate, {
      language,
      timeZone,
      texts: inLanguage(CERTIFICATE_TEXTS, language),
      publicUrl: this.settings.PUBLIC_URL ?? LOCAL_URL,
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
