import type { ErrorParams } from '@burrow/contracts/errors';
import { inLanguage } from '@burrow/contracts/read-texts';
import { THING_NAMES } from '@burrow/contracts/read-thing-names';
import type { Edit } from '../code/edit.ts';
import type { Dose, Finding } from '../tutor.types.ts';
import { counted } from './counts.ts';
import { textsIn, type TutorTexts } from './tutor-texts.ts';

const fill = (template: string, params: ErrorParams): string =>
  template.replaceAll(/\{\{(\w+)\}\}/gu, (_place, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : '…',
  );

const COMPASS = ['north', 'east', 'south', 'west'] as const;

function countsOf({ count }: ErrorParams, language: string): ErrorParams {
  if (typeof count !== 'number') return {};
  const of = (what: keyof TutorTexts['counts']): string => counted(language, what, count);
  return { tiles: of('tiles'), more: of('more'), fewer: of('fewer') };
}

/** How many values a call gives, and how many its function takes. */
function valuesOf({ given, wanted }: ErrorParams, language: string): ErrorParams {
  if (typeof given !== 'number' || typeof wanted !== 'number') return {};
  return { given: counted(language, 'values', given), wanted: counted(language, 'values', wanted) };
}

const nameOf = (type: string, language: string): string => inLanguage(THING_NAMES, language)[type] ?? type;

/** What a program has to say, and what that is called. */
function withName(type: string, language: string): string {
  const name = nameOf(type, language);
  return name === type ? type : `${name} (${type})`;
}

/** Turns params into words of the answer: sides and ways are given as codes, e.g. `left` or `north:2,east:1`. */
function inWords(params: ErrorParams, { words }: TutorTexts, language: string): ErrorParams {
  const { side, way, thing, ahead } = params;
  const wayText = String(way ?? '')
    .split(',')
    .flatMap(part => {
      const [name, count = ''] = part.split(':');
      const known = COMPASS.find(one => one === name);
      return known ? [fill(words[known], { tiles: counted(language, 'tiles', Number(count)) })] : [];
    })
    .join(words.and);
  return {
    ...params,
    ...countsOf(params, language),
    ...valuesOf(params, language),
    ...(side === 'left' || side === 'right' || side === 'behind' ? { side: words[side] } : {}),
    ...(way === undefined ? {} : { way: wayText }),
    ...(typeof thing === 'string' ? { thing: thing === '' ? words.goal : nameOf(thing, language) } : {}),
    ...(typeof ahead === 'string' ? { ahead: withName(ahead, language) } : {}),
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

function editText({ edits }: TutorTexts, edit: Edit, spaces: number | null): string {
  if (spaces !== null) return fill(spaces > 0 ? edits.indent : edits.outdent, { line: edit.line, spaces });
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
  return `${fill(pointer, params)} ${way}${editText(texts, edit, spaces)}`;
}
