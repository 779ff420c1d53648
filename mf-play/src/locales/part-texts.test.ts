import { describe, expect, test } from '@jest/globals';
import assistantAr from './assistant.ar.json' with { type: 'json' };
import assistantEn from './assistant.en.json' with { type: 'json' };
import challengesAr from './challenges.ar.json' with { type: 'json' };
import challengesEn from './challenges.en.json' with { type: 'json' };
import guideAr from './guide.ar.json' with { type: 'json' };
import guideEn from './guide.en.json' with { type: 'json' };
import timelineAr from './timeline.ar.json' with { type: 'json' };
import timelineEn from './timeline.en.json' with { type: 'json' };

type Texts = { readonly [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key} > `),
  );
const placesOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();
const shape = (texts: Texts) => flatten(texts).map(([key, text]) => [key, placesOf(text)]);

describe.each<[string, Texts, Texts]>([
  ['the assistant', assistantEn, assistantAr],
  ['challenges', challengesEn, challengesAr],
  ["the teacher's guide", guideEn, guideAr],
  ['map and timeline', timelineEn, timelineAr],
])('the texts of %s', (_part, en, ar) => {
  test('are all there in Arabic, with the same places to fill', () => {
    expect(shape(ar)).toEqual(shape(en));
  });

  test('are neither empty nor left in English', () => {
    const english = new Map(flatten(en));
    expect(flatten(ar).filter(([key, text]) => text === '' || text === english.get(key))).toEqual([]);
  });
});
