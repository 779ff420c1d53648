import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countMissing, missingTextsLine, type Texts } from './missing-texts.rules.ts';

const LANGUAGE_FILE = /^([a-z]{2,3})\.json$/;

const textsIn = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/** Counts what is missing of a remote's own texts in each language in which it has some. */
export function missingTexts(remote: string): string {
  const files = globSync('src/locales/*/*.json', { cwd: remote });
  const codes = files.flatMap(file => LANGUAGE_FILE.exec(path.basename(file))?.[1] ?? []);
  const places = new Set(files.map(file => path.join(remote, path.dirname(file))));
  const counts = [...new Set(codes)]
    .filter(code => code !== 'en')
    .toSorted()
    .map(code => {
      const missing = [...places].map(place =>
        countMissing(textsIn(path.join(place, 'en.json')), textsIn(path.join(place, `${code}.json`))),
      );
      return [code, missing.reduce((sum, count) => sum + count, 0)] as const;
    });
  return missingTextsLine(new Map(counts));
}
