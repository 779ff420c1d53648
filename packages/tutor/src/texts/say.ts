import type { ErrorParams } from '@burrow/contracts/errors';
import { inLanguage } from '@burrow/contracts/read-texts';
import { THING_NAMES } from '@burrow/contracts/read-thing-names';
import type { Edit } from '../code/edit.ts';
import type { Dose, Finding } from '../tutor.types.ts';
import { counted } from './counts.ts';
import { fill, type Fillings } from './fill.ts';
import { speaks, textsIn, type TutorTexts } from './tutor-texts.ts';

const COMPASS = ['north', 'east', 'south', 'west'] as const;

function countsOf({ count }: ErrorParams, language: string): Fillings {
  if (typeof count !== 'number') return {};
  const of = (what: keyof TutorTexts['counts']): string => counted(language, what, count);
  return { tiles: of('tiles'), more: of('more'), fewer: of('fewer') };
}

/** How many values a call gives, and how many its function takes. */
function valuesOf({ given, wanted }: ErrorParams, language: string): Fillings {
  if (typeof given !== 'number' || typeof wanted !== 'number') return {};
  return { given: counted(language, 'values', given), wanted: counted(language, 'values', wanted) };
}

/** How many lines there are, and how many spaces one should start with. */
const amountsOf = ({ lines, spaces }: ErrorParams, language: string): Fillings => ({
  ...(typeof lines === 'number' ? { lines: counted(language, 'lines', lines) } : {}),
  ...(typeof spaces === 'number' ? { spaces: counted(language, 'spaces', spaces) } : {}),
});

/** The name of a thing in a form of the language, or else as it is in a list; of `goal` if its type is empty. */
function nameOf(type: string, language: string, form: string): string {
  const names = inLanguage(THING_NAMES, language);
  const thing = type === '' ? 'goal' : type;
  return names[`${thing}_${form}`] ?? names[thing] ?? thing;
}

/** What a program has to say, and what that is called. */
function withName(type: string, language: string, form: string): string {
  const name = nameOf(type, language, form);
  return name === type ? type : `${name} (${type})`;
}

/** Where something is on the map, as steps of a walk: `north:2,east:1`. */
function wayInWords(way: string, { words }: TutorTexts, language: string): string {
  const parts = way.split(',').flatMap(part => {
    const [name, count = ''] = part.split(':');
    const known = COMPASS.find(one => one === name);
    return known ? [fill(words[known], { tiles: counted(language, 'tiles', Number(count)) })] : [];
  });
  return new Intl.ListFormat(speaks(language) ? language : 'en').format(parts);
}

/** Turns params into words of the answer: sides and ways are given as codes, e.g. `left` or `north:2,east:1`. */
function inWords(params: ErrorParams, texts: TutorTexts, language: string): Fillings {
  const { side, way, thing, ahead } = params;
  return {
    ...params,
    ...countsOf(params, language),
    ...valuesOf(params, language),
    ...amountsOf(params, language),
    ...(side === 'left' || side === 'right' || side === 'behind' ? { side: texts.words[side] } : {}),
    ...(typeof way === 'string' ? { way: wayInWords(way, texts, language) } : {}),
    ...(typeof thing === 'string' ? { thing: form => nameOf(thing, language, form) } : {}),
    ...(typeof ahead === 'string' ? { ahead: form => withName(ahead, language, form) } : {}),
  };
}

/** How much is said about a finding. */
export interface Saying {
  readonly dose: Dose;
  /** The change to give, with the dose `line`. */
  readonly edit: Edit | null;
  /** The spaces at the start of the changed line, if nothing else changes. */
  readonly spaces: number | null;
}

function editText({ edits }: TutorTexts, edit: Edit, spaces: number | null, language: string): string {
  if (spaces !== null) {
    const counts = amountsOf({ spaces }, language);
    return fill(spaces > 0 ? edits.indent : edits.outdent, { line: edit.line, ...counts });
  }
  if (edit.kind === 'modify' && edit.through > edit.line)
    return fill(edits.modifyLines, { line: edit.line, through: edit.through });
  if (edit.kind === 'remove' && edit.through > edit.line)
    return fill(edits.removeLines, { line: edit.line, through: edit.through });
  return fill(edits[edit.kind], { line: edit.line });
}

/** Says how to get from the line that was named to the one that is changed. */
function wayToEdit({ edits }: TutorTexts, told: number | null, edit: Edit): string {
  if (told === null || edit.kind === 'remove') return '';
  const through = edit.kind === 'modify' ? edit.through : edit.line;
  if (edit.line <= told && told <= through) return '';
  return `${edit.line < told ? edits.above : edits.below} `;
}

/** Returns what the tutor says about a finding, in one of three doses. The code itself is shown next to the words. */
export function say(finding: Finding, { dose, edit, spaces }: Saying, language: string): string {
  const texts = textsIn(language);
  const params = inWords({ line: finding.line ?? edit?.line ?? '…', ...finding.params }, texts, language);
  const { nudge, pointer } = texts.findings[finding.kind];
  if (dose === 'nudge') return fill(nudge, params);
  if (dose === 'pointer' || !edit) return fill(pointer, params);
  const way = wayToEdit(texts, finding.line, edit);
  return `${fill(pointer, params)} ${way}${editText(texts, edit, spaces, language)}`;
}
