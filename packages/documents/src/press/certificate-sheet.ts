import type { CertificateDocument } from '../documents.types.ts';
import type { FontShelf } from '../fonts/font-shelf.ts';
import { scriptOf } from '../text/script.rules.ts';
import { writable } from '../text/writable.rules.ts';
import type { Sheet } from './press.ts';
import { knownLanguage, writtenTexts } from './written-texts.ts';

/** The names have fonts, a language and a direction of its own, since it need not be in the page's script. */
export function certificateSheet(certificate: CertificateDocument, shelf: FontShelf): Sheet {
  const { language, dir, site, texts, chapters, checkUrl, pictures } = certificate;
  const { name, school, ...others } = texts;
  const inOwnScript = (text: string) => {
    const script = scriptOf(text, knownLanguage(language));
    const faces = shelf.facesFor(script.language, text);
    return { ...script, text: writable(text, faces), families: faces.map(face => face.family) };
  };
  const page = writtenTexts(shelf, language, { site, texts: others, chapters: chapters ?? [], checkUrl });
  return {
    template: 'certificate',
    data: {
      ...page,
      dir,
      href: checkUrl,
      name: inOwnScript(name),
      school: school === undefined ? null : inOwnScript(school),
    },
    pictures: { ...pictures },
  };
}
