import { type Certificate, LANGUAGES, shownNumber } from '@burrow/contracts';
import { datesIn } from '@burrow/contracts/dates';
import type { CertificateDocument, Picture } from '@burrow/documents';
import type { CertificateTexts } from './certificate.texts.ts';

interface Making {
  readonly language: string;
  readonly texts: CertificateTexts;
  /** The reader's, whose day is the date; that of Greenwich if it is not known. */
  readonly timeZone: string | undefined;
  /** Where people reach the platform. */
  readonly publicUrl: string;
  /** Chapters of a whole course. */
  readonly chapters: readonly string[];
  readonly pictures: { readonly emblem: Picture; readonly logo: Picture };
}

/** A day of the reader's; of Greenwich if this machine does not know the zone that a browser names. */
function dayOf(at: string, language: string, timeZone = 'UTC'): string {
  try {
    return datesIn(language, timeZone).day(at);
  } catch {
    return datesIn(language, 'UTC').day(at);
  }
}

const filled = (text: string, { course_name, chapter_name }: Certificate): string =>
  text.replace('{{course}}', course_name).replace('{{chapter}}', chapter_name ?? '');

/** Returns what a certificate's page to print says: its date is that of the page from which it was opened. */
export function certificateDocument(
  certificate: Certificate,
  { language, texts, timeZone, publicUrl, chapters, pictures }: Making,
): CertificateDocument {
  const { id, kind, issued_at, name, printed_name: printed, school } = certificate;
  const row = LANGUAGES.find(({ code }) => code === language);
  return {
    language,
    dir: row?.direction ?? 'ltr',
    site: texts.site,
    texts: {
      title: texts.title,
      awardedTo: texts.awardedTo,
      name: printed ?? name ?? texts.noName,
      ...(school && { school }),
      what: filled(texts.what[kind], certificate),
      line: texts.line[kind],
      issuedOn: { label: texts.issuedOn, value: dayOf(issued_at, language, timeZone) },
      number: { label: texts.number, value: shownNumber(id) },
      checkAt: texts.checkAt,
      verifiedLine: texts.verifiedLine,
    },
    ...(kind === 'course' && { chapters: [...chapters] }),
    checkUrl: new URL(`/${language}/certificate/${id}`, publicUrl).href,
    pictures,
  };
}
