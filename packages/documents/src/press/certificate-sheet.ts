import type { CertificateDocument } from '../documents.types.ts';
import type { FontShelf } from '../fonts/font-shelf.ts';
import { scriptOf } from '../text/script.rules.ts';
import { writable } from '../text/writable.rules.ts';
import type { Sheet } from './press.ts';
import { knownLanguage, writtenTexts } from './written-texts.ts';

/** The name has fonts, a language and a direction of its own, since it need not be in the page's script. */
export function certificateSheet(certificate: CertificateDocument, shelf: FontShelf): Sheet {
  const { language, dir, site, texts, chapters, checkUrl, pictures } = certificate;
  const { name, ...others } = texts;
  const script = scriptOf(name, knownLanguage(language));
  const faces = shelf.facesFor(script.language, name);
  const page = writtenTexts(shelf, language, { site, texts: others, chapters: chapters ?? [], checkUrl });
  return {
    template: 'certificate',
    data: {
      ...page,
      dir,
      href: checkUrl,
      name: { ...script, text: writable(name, faces), families: faces.map(face => face.family) },
    },
    pictures: { ...pictures },
  };
}
