import { type Certificate, LANGUAGES, shownNumber } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import type { CertificateDocument, Picture } from '@burrow/documents';
import type { CertificateTexts } from './certificate.texts.ts';

interface Making {
  readonly language: string;
  readonly texts: CertificateTexts;
  /** Where people reach the platform. */
  readonly publicUrl: string;
  /** Chapters of a whole course. */
  readonly chapters: readonly string[];
  readonly pictures: { readonly emblem: Picture; readonly logo: Picture };
}

const filled = (text: string, { course_name, chapter_name }: Certificate): string =>
  text.replace('{course}', course_name).replace('{chapter}', chapter_name ?? '');

/** Returns what a certificate's page says. Its date is that of Greenwich, so that it is the same for everybody. */
export function certificateDocument(
  certificate: Certificate,
  { language, texts, publicUrl, chapters, pictures }: Making,
): CertificateDocument {
  const { id, kind, issued_at, name } = certificate;
  const row = LANGUAGES.find(({ code }) => code === language);
  return {
    language,
    dir: row?.direction ?? 'ltr',
    site: texts.site,
    texts: {
      title: texts.title,
      awardedTo: texts.awardedTo,
      name: name ?? texts.noName,
      what: filled(texts.what[kind], certificate),
      line: texts.line[kind],
      issuedOn: { label: texts.issuedOn, value: datesIn(language, 'UTC').day(issued_at) },
      number: { label: texts.number, value: shownNumber(id) },
      checkAt: texts.checkAt,
      verifiedLine: texts.verifiedLine,
    },
    ...(kind === 'course' && { chapters: [...chapters] }),
    checkUrl: new URL(`/${language}/certificate/${id}`, publicUrl).href,
    pictures,
  };
}
