import { PLACEHOLDERS } from '../../generator/placeholders.ts';
import { STARTER_TEXTS } from '../../generator/starter-files.ts';
import type { LevelSource } from '../level-source.ts';
import type { Report } from '../problem.ts';

const generated = [...Object.values(PLACEHOLDERS), ...Object.values(STARTER_TEXTS)].flatMap(texts =>
  Object.values(texts).flatMap((text): string[] => (typeof text === 'string' ? [text] : Object.values(text))),
);
const placeholders: ReadonlySet<string> = new Set(generated.map(text => text.trim()));

/** Checks that no text of a level is still the generator's, unless the level is a draft. */
export function checkPlaceholders({ folder, level, texts }: LevelSource, report: Report): void {
  if (level.draft) return;
  for (const [language, { comments: _comments, ...fields }] of Object.entries(texts))
    for (const [name, text] of Object.entries(fields))
      if (placeholders.has(String(text)))
        report(`${folder}/${language}`, name, 'is still the text that was generated');
}
