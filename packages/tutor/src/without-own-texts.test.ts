import { expect, test } from '@jest/globals';
import { ownTextsOf, withoutOwnTexts } from './without-own-texts.ts';

test.each([
  ['player.collect("carrot")  # for Tim', 'player.collect("carrot")'],
  ["name = 'Tim Miller'", 'name = "…"'],
  ['# I am Tim\nfor i in x:\n    player.speak(f"Hi {name} from Tim")', 'for i in x:\n    player.speak("…")'],
  ['x = """Tim\nlives here"""', 'x = "…"'],
  ['player.speak("Tim', 'player.speak("…"'],
  ['a = b  +  1', 'a = b + 1'],
])('%j', (code, wanted) => {
  expect(withoutOwnTexts(code, new Set(['carrot']))).toBe(wanted);
});

test('texts of the learner’s own', () => {
  const code = 'a = "Tim"\nb = f\'Hi {a}\'\nplayer.collect("carrot")  # "no"';
  expect(ownTextsOf(code, new Set(['carrot']))).toEqual(['Tim', 'Hi {a}']);
});
