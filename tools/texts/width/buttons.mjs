// How wide the texts of buttons may be.
import { buttonKeys } from './button-keys.rules.mjs';
import { textWidth } from './text-width.mjs';

const SOURCES = ['{shell,mf-*}/src/**/*.tsx', 'packages/*/src/**/*.tsx'];
const FORM = /_(?:zero|one|two|few|many|other)$/;
const HOLE = /\{\{[^}]*\}\}/g;
/** On a phone of 390 pixels a button across the page has 324 for its text. */
const MOST = 320;
/** A short text stands beside others: twice the English, and a word. */
const [TIMES, MORE] = [2, 60];

const shownWidth = text => Math.ceil(textWidth(text.replaceAll(HOLE, '88')));

const KNOWN = new Map();

/** The names of all texts that stand on buttons, without the endings of plural forms; they are the same in every language. */
export function textsOnButtons(repository) {
  if (!KNOWN.has(repository.root)) KNOWN.set(repository.root, readButtons(repository));
  return KNOWN.get(repository.root);
}

function readButtons(repository) {
  const files = repository.find(...SOURCES).filter(file => !file.endsWith('.test.tsx'));
  const projectOf = file => file.replace(/^packages\//, '').split('/')[0];
  return new Set(files.flatMap(file => buttonKeys(repository.read(file), projectOf(file))));
}

/** The most that a text on a button may take, in pixels; undefined for other texts. */
export function mostPixels({ id, english }, buttons) {
  if (!buttons.has(id.replace(FORM, ''))) return undefined;
  return Math.min(MOST, TIMES * shownWidth(english) + MORE);
}

/** What a button cannot show in one line, or pushes others aside. */
export function widthProblem(entry, { buttons = new Set() }) {
  const most = mostPixels(entry, buttons);
  if (most === undefined) return undefined;
  const width = shownWidth(entry.translation);
  return width > most ? `is ${width} pixels wide, a button has ${most}` : undefined;
}
