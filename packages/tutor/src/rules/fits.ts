import { bindingsOf } from '@burrow/python-syntax';
import type { Step } from '../reference/step.types.ts';
import type { FindingKind } from '../texts/tutor-texts.ts';
import type { Finding } from '../tutor.types.ts';

type Fit = (step: Step, finding: Finding) => boolean;

const has = (line: Step['mine'], ...words: readonly string[]): boolean =>
  line?.tokens.some(({ text, kind }) => kind !== 'string' && words.includes(text)) ?? false;

const adds =
  (...words: readonly string[]): Fit =>
  ({ mine, theirs }) =>
    words.some(word => has(theirs, word) && !has(mine, word));

const WALKS = ['move_forward', 'turn_left', 'turn_right'] as const;
const isThere: Fit = ({ edit }, { line }) => line === null || edit.line === line;
const isUntil: Fit = ({ edit }, { line }) => line === null || edit.line <= line;
const moves: Fit = step => [step.mine, step.theirs].some(line => has(line, ...WALKS));
const goesElsewhere: Fit = (step, finding) =>
  isThere(step, finding) || (moves(step, finding) && isUntil(step, finding));
const assigns = ({ theirs }: Step, name: string): boolean =>
  theirs !== undefined && bindingsOf([theirs]).some(one => one.name === name);
const makes: Fit = (step, { params }) => assigns(step, String(params['name']));
const makesVariable: Fit = (step, { params }) => assigns(step, String(params['variable']));
const converts: Fit = (step, finding) =>
  adds('int', 'str', 'float')(step, finding) ||
  (step.theirs?.tokens.some(({ kind, text }) => kind === 'string' && /^[rR]?[fF]/u.test(text)) ?? false);
/** Somewhere below the line, as a way to do without what it does may be. */
const isFrom: Fit = ({ edit }, { line }) => line === null || edit.line >= line;
const never: Fit = () => false;
const always: Fit = () => true;

/** Whether a step does what the words of a finding ask for. For other findings: whether it changes the line that they name. */
const FITS: Partial<Readonly<Record<FindingKind, Fit>>> = {
  'indent-missing': (step, finding) => isThere(step, finding) && step.mine?.text === step.theirs?.text,
  'indent-extra': never,
  'indent-uneven': never,
  'tabs-mixed': never,
  'bracket-open': never,
  'quote-open': never,
  'quote-kinds': never,
  'colon-missing': never,
  'text-and-number': (step, finding) => converts(step, finding) || (isThere(step, finding) && step.mine?.tokens.length !== step.theirs?.tokens.length),
  'compare-kinds': converts,
  'words-not-text': converts,
  'steps-not-whole': (step, finding) => isThere(step, finding) || (converts(step, finding) && isUntil(step, finding)),
  'value-kind': makesVariable,
  'value-other': always,
  'value-open': always,
  'variable-missing': always,
  'function-missing': always,
  'class-missing': always,
  'lines-long': always,
  'variable-near': always,
  'uses-missing': always,
  'decorator-idle': always,
  'lines-too-many': always,
  'lines-joined': always,
  'nothing-yet': always,
  'number-typed': always,
  'variant-fails': always,
  'goal-open': always,
  'none-value': (step, finding) => adds('return')(step, finding) || isThere(step, finding),
  'quotes-missing': (step, finding) =>
    isThere(step, finding) &&
    (step.theirs?.tokens.some(({ kind, text }) => kind === 'string' && text.includes(String(finding.params['name']))) ?? false),
  'await-missing': adds('await', 'async'),
  'name-later': (step, finding) => makes(step, finding) || isThere(step, finding),
  'name-unknown': (step, finding) => makes(step, finding) || isThere(step, finding),
  'name-near': (step, finding) => !has(step.theirs, String(finding.params['name'])) && (isThere(step, finding) || has(step.mine, String(finding.params['near']))),
  'steps-too-many': never,
  'steps-too-few': never,
  'turn-missing': (step, { params }) => adds(`turn_${String(params['side'])}`)(step, { kind: 'stuck', line: null, params }),
  'turn-around': adds('turn_left', 'turn_right'),
  'gate-shut': adds('open'),
  'way-blocked': (step, finding) => (!step.theirs || has(step.theirs, ...WALKS)) && moves(step, finding) && isUntil(step, finding),
  'place-elsewhere': goesElsewhere,
  'tile-empty': goesElsewhere,
  'world-other': isUntil,
  'same-tile': moves,
  'nothing-wanted': (step, finding) => !step.theirs && isThere(step, finding),
  'stock-short': adds('collect'),
  'depends-first': adds('collect'),
  'goal-walk': never,
  'goal-turn': never,
  'goal-act': never,
  endless: (step, { params }) => (step.mine !== undefined && !has(step.mine, 'while')) || String(params['names'] ?? '').split(' ').some(name => name !== '' && assigns(step, name)),
  'command-near': ({ theirs }, { params }) => has(theirs, String(params['near'])),
  'function-uncalled': ({ theirs }, { params }) => has(theirs, String(params['name'])),
  recursion: adds('if', 'return'),
  'return-missing': adds('return'),
  'print-for-return': adds('return'),
  'inner-unreturned': adds('return'),
  'default-shared': isFrom,
  'list-changed': isFrom,
  'row-used-up': always,
  'attribute-other': (step, finding) => isThere(step, finding) || has(step.theirs, 'self'),
  'attribute-none': (step, finding) => isThere(step, finding) || has(step.theirs, 'self'),
  'self-outside': isThere,
  'return-early': isUntil,
  'gather-order': always,
  'gather-missing': always,
  'left-changed': always,
  'class-reset': always,
  'gather-list': always,
  'setter-first': always,
  'function-as-method': isThere,
  'key-inside': always,
  'outer-name': always,
  'none-from-method': always,
  'closure-late': always,
  'generator-unused': always,
  'words-spaces': always,
  'yield-from-whole': always,
  'index-length': always,
  'turn-back': adds('turn_left', 'turn_right'),
  'made-in-loop': always,
  'list-shared': always,
  'list-as-thing': always,
  'object-missing': always,
  'send-early': always,
  'async-loop': always,
  'try-unset': always,
  'branch-unset': always,
  'parameter-unused': always,
  'split-missing': adds('split'),
  'split-parts': adds('split'),
  'way-from-start': isUntil,
  'except-other': always,
  'try-outside': always,
  'special-plain': always,
  'special-missing': always,
  'special-sides': always,
  'property-itself': always,
  'special-itself': always,
  'recursion-same': always,
  'recursion-endless': adds('if', 'return'),
  'question-covered': ({ edit }, { line, params }) => edit.line === line || edit.line === params['before'],
}; // prettier-ignore

/** Findings whose words say how to fix a line: they do not apply to one that is removed. */
const MENDING: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'quotes-missing', 'quotes-extra', 'name-near', 'command-near', 'attribute-near', 'key-near', 'arguments-missing',
  'arguments-extra', 'brackets-missing', 'text-and-number', 'number-from-text', 'steps-not-whole', 'words-other',
  'words-not-text', 'count-other', 'stock-short', 'await-missing', 'variable-near', 'bool-quoted',
]); // prettier-ignore

/** Of these, the findings whose words are about one word of the line: they do not apply to a line that is added either. */
const SPELLING: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'quotes-missing', 'quotes-extra', 'name-near', 'command-near', 'attribute-near', 'key-near', 'arguments-missing',
  'arguments-extra', 'brackets-missing',
]); // prettier-ignore

/** Whether a finding is about a word that the learner wrote. */
export const isAboutWord = ({ kind }: Finding): boolean => SPELLING.has(kind);

/** Whether the words of a finding still apply to a step that is not its own. */
export const fits = (finding: Finding, step: Step): boolean =>
  (step.theirs !== undefined || !MENDING.has(finding.kind)) &&
  (step.mine !== undefined || !isAboutWord(finding)) &&
  (FITS[finding.kind] ?? isThere)(step, finding);
