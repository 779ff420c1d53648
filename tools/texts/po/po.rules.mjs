// A language's catalogue as a file of gettext (PO), and back. Code is out of a translator's reach, as a number in braces.
import { po } from 'gettext-parser';
import { protectCode, restoreCode } from '../../../packages/content/src/translation/protected-code.rules.ts';
import { holeNotes } from '../catalogue/holes.rules.mjs';
import { PARTS } from '../catalogue/names.rules.mjs';
import { mostLetters } from '../check/form.rules.mjs';
import { copyProblem } from '../check/english.rules.mjs';
import { codeProblem, holesProblem, markupProblem } from '../check/structure.rules.mjs';
import { mostPixels } from '../width/buttons.mjs';
import { staleness } from '../stamps.rules.mjs';

/** In such files this marks a translation that somebody has to look at. */
const FUZZY = 'fuzzy';

function notesOf(entry, { code, buttons, screens }) {
  const { id, english, part, form } = entry;
  const longest = mostLetters(id, code);
  const widest = mostPixels(entry, buttons);
  const screen = screens.get(id);
  return [
    `For the ${PARTS[part]}`,
    ...(form === undefined ? [] : [`The form of the text that ${code} calls "${form}"`]),
    ...(longest === undefined ? [] : [`At most ${longest} characters`]),
    ...(widest === undefined ? [] : [`On a button: at most ${widest} pixels wide`]),
    ...(screen === undefined ? [] : [`Seen on ${screen}`]),
    ...holeNotes(english),
    ...protectCode(english).code.map((span, at) => `{${at + 1}} is ${span}`),
  ].join('\n');
}

/** A translation as a translator sees it. One that has other code than the English goes out as it is. */
function shownText(translation, spans) {
  const { text, code } = protectCode(translation, spans);
  return code.length === spans.length ? text : translation;
}

function entryOf(entry, stamps, shown) {
  const { id, english, translation = '', file } = entry;
  const { text: msgid, code: spans } = protectCode(english);
  const isStale = translation !== '' && staleness(entry, stamps) !== undefined;
  return {
    msgctxt: id,
    msgid,
    msgstr: [shownText(translation, spans)],
    comments: { extracted: notesOf(entry, shown), reference: file, ...(isStale && { flag: FUZZY }) },
  };
}

/**
 * All of a catalogue's texts; what is older than its English is marked.
 * @param buttons the names of texts that stand on buttons
 * @param screens a picture that shows a text, by its name
 */
export function exportPo(code, entries, stamps, { buttons = new Set(), screens = new Map() } = {}) {
  const headers = { Language: code, 'Content-Type': 'text/plain; charset=utf-8' };
  const written = entries
    .filter(({ english }) => english !== '')
    .map(entry => entryOf(entry, stamps, { code, buttons, screens }));
  const translations = Object.fromEntries(written.map(entry => [entry.msgctxt, { [entry.msgid]: entry }]));
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8');
}

/** The language of a file, and its texts by their names. */
export function parsePo(text) {
  const { headers, translations } = po.parse(text);
  const all = Object.values(translations).flatMap(texts => Object.values(texts));
  return { code: headers.Language, texts: new Map(all.map(text_ => [text_.msgctxt ?? '', text_])) };
}

const REFUSALS = [holesProblem, codeProblem, markupProblem, copyProblem];

function readText(entry, { msgid, msgstr }, context) {
  const { text, code } = protectCode(entry.english);
  if (msgid !== text) return { problem: 'is of an older English text' };
  const translation = restoreCode(msgstr[0], code);
  if (translation === entry.translation) return { translation };
  if (msgstr[0].includes('`')) return { problem: 'has code of its own' };
  const problem = REFUSALS.map(rule => rule({ ...entry, translation }, context)).find(Boolean);
  return problem === undefined ? { translation } : { problem };
}

/**
 * The translations of a file, by the names of texts. What is empty or marked is none.
 * @returns them, and what is wrong; then nothing of the file is to be used
 */
export function importPo(texts, entries, context) {
  const [done, problems] = [new Map(), []];
  for (const entry of entries) {
    const found = texts.get(entry.id);
    if (!found || (found.msgstr[0] ?? '') === '' || found.comments?.flag?.includes(FUZZY)) continue;
    const { translation, problem } = readText(entry, found, context);
    if (problem === undefined) done.set(entry.id, translation);
    else problems.push(`${entry.id}: ${problem}`);
  }
  return { done, problems };
}
