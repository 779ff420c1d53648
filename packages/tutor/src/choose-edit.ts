import { bindingsOf, endsWithColon, linesOfCode } from '@burrow/python-syntax';
import { applyEdit, type Edit } from './code/edit.ts';
import { sliceOf } from './code/slice.ts';
import type { Context } from './context.ts';
import type { Step } from './reference/step.types.ts';
import { findingOfStep, isTelling, tellsMore } from './rules/difference.rule.ts';
import { fits, isAboutWord } from './rules/fits.ts';
import type { FindingKind } from './texts/tutor-texts.ts';
import { trusted } from './trusted.ts';
import type { Finding, Suggestion } from './tutor.types.ts';
import { EditTrial } from './vet-edit.ts';
import { wholeBlock } from './whole-block.ts';

/** Findings whose cause is earlier on the way, not in the line that fails. */
const ON_THE_WAY: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'steps-too-many', 'steps-too-few', 'turn-missing', 'turn-around', 'way-blocked', 'gate-shut', 'place-elsewhere',
  'nothing-wanted', 'same-tile', 'world-other', 'tile-empty', 'stock-short', 'depends-first', 'endless',
]); // prettier-ignore

/** Findings about a program that does nothing wrong, but not enough. */
const UNFINISHED: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'nothing-yet', 'goal-walk', 'goal-turn', 'goal-act', 'goal-open', 'function-uncalled',
]); // prettier-ignore

/** Findings about a wrong value: it shows at one line and comes from others. */
const ABOUT_VALUES: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'words-other', 'words-not-text', 'count-other', 'thing-other', 'steps-not-whole', 'text-and-number', 'none-value', 'type-other', 'compare-kinds',
]); // prettier-ignore

/** Findings that read the mistake in the program itself: their own edit comes first, if Python can read what it leaves. */
const READ: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'except-other', 'property-itself', 'made-anew', 'made-in-loop', 'whole-in-loop', 'await-task', 'special-plain',
]); // prettier-ignore

const isPrint = ({ mine, theirs }: Step): boolean => !theirs && mine?.tokens[0]?.text === 'print';

const mentions = ({ theirs, mine }: Step, name: string): boolean =>
  [theirs, mine].some(line => line?.tokens.some(({ text }) => text === name));

/** Steps that may matter: lines that have already led to a goal are fine as they are. */
function openSteps({ steps, isStraight, story }: Context): readonly Step[] {
  const goodUntil = isStraight && story && (story.failed || story.open.length > 0) ? story.goodUntil : 0;
  const left = steps.filter(step => !isPrint(step) && (step.mine?.last ?? step.edit.line) > goodUntil);
  return left.length > 0 ? left : steps;
}

/** The step at the statements that a value comes from, if the value that shows at a line is wrong. */
function stepThatMakes({ code }: Context, steps: readonly Step[], line: number): Step | undefined {
  const shown = code.lines.find(({ first, last }) => first <= line && line <= last);
  if (!shown || steps.length < 2) return undefined;
  const slice = sliceOf(code, shown);
  const about = steps.filter(({ mine }) => mine && slice.has(mine));
  const makes = (step: Step): boolean => {
    const told = findingOfStep(code, step);
    return isTelling(told) || told.kind === 'wrap-missing';
  };
  return about.find(makes) ?? about.at(-1);
}

/** Whether a step makes a text of a number, or a number of a text. */
const isConverting = ({ mine, theirs }: Step): boolean =>
  ['str', 'int', 'float'].some(word =>
    theirs?.tokens.some(
      ({ text }, at) =>
        text === word && theirs.tokens[at + 1]?.text === '(' && !mine?.tokens.some(one => one.text === word),
    ),
  );

function stepAbout(context: Context, finding: Finding): Step | undefined {
  const { kind, line, params } = finding;
  const variable = String(params['variable'] ?? '');
  if (variable !== '') {
    const names = variable.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
    const about = context.steps.filter(step => names.some(name => mentions(step, name)));
    const told = about.find(step => isTelling(findingOfStep(context.code, step))) ?? about[0];
    if (told) return told;
  }
  const steps = openSteps(context);
  if (kind === 'lines-too-many' || kind === 'lines-long' || kind === 'lines-joined')
    return steps.find(({ mine, theirs }) => !mine && theirs) ?? steps[0];
  if (line === null) return steps[0];
  const until = steps.filter(step => step.edit.line <= line);
  const converting = steps.find(step => step.edit.line === line && isConverting(step));
  if (kind === 'text-and-number' && converting) return converting;
  if (ABOUT_VALUES.has(kind)) {
    const made = stepThatMakes(context, until, line);
    if (made) return made;
  }
  if (ON_THE_WAY.has(kind)) return until[0] ?? steps[0];
  const there = steps.filter(step => step.edit.line === line);
  const changed = isAboutWord(finding) ? there.find(({ mine }) => mine) : undefined;
  return changed ?? there[0] ?? until.at(-1) ?? steps[0];
}

/** The step that defines a name which a step needs and the learner's code lacks; otherwise the step itself. */
function withNames(context: Context, step: Step | undefined): Step | undefined {
  const own = new Set(context.bindings.map(({ name }) => name));
  const made = (other: Step): string[] =>
    other.theirs ? bindingsOf([other.theirs]).map(({ name }) => name) : [];
  let needed = step;
  for (let depth = 0; depth < context.steps.length; depth++) {
    const words = needed?.theirs?.tokens
      .filter(({ kind, text }) => kind === 'name' && !own.has(text))
      .map(({ text }) => text);
    const from = context.steps.find(
      other =>
        other !== needed &&
        made(other).some(name => words?.includes(name)) &&
        !made(needed ?? other).some(name => made(other).includes(name)),
    );
    if (!from || from === step) return needed;
    needed = from;
  }
  return step;
}

const UNIT = 4;

/** Whether a step moves a statement further in than the statement above it allows. */
function isTooFarIn({ code }: Context, { mine, edit }: Step): boolean {
  if (!mine || edit.kind !== 'modify') return false;
  const above = code.lines[code.lines.indexOf(mine) - 1];
  const column = edit.text.length - edit.text.trimStart().length;
  const most = above ? above.indent + (endsWithColon(above) ? UNIT : 0) : 0;
  return column > Math.max(mine.indent, most);
}

/** The step that adds the line which opens a block, if the given step puts a statement into it; otherwise the step itself. */
function withBlock(context: Context, step: Step | undefined): Step | undefined {
  if (!step || !isTooFarIn(context, step)) return step;
  const { steps } = context;
  const openers = steps.filter(({ theirs, edit }) => endsWithColon(theirs) && edit.line <= step.edit.line);
  return openers.at(-1) ?? steps.find(other => !isTooFarIn(context, other)) ?? step;
}

/** The step towards the reference that is most closely related to a finding. */
const stepFor = (context: Context, finding: Finding): Step | undefined =>
  withNames(context, withBlock(context, stepAbout(context, finding)));

/** Whether one more line would be one too many. */
function isFull({ level, code }: Context): boolean {
  return level?.maxLinesOfCode !== undefined && linesOfCode(code) >= level.maxLinesOfCode;
}

/** Whether the finding knows better than the reference what to change. */
function isOwn(context: Context, { kind, edit, certain }: Finding): boolean {
  if (!edit || certain) return certain ?? false;
  if (kind === 'steps-too-many' || kind === 'steps-too-few') return true;
  return !context.isNearReference && !(edit.kind === 'add' && isFull(context));
}

/** How many of the edits that do not help by themselves are pursued further: each costs a dozen programs. */
const MAX_LED = 4;

const own = (finding: Finding): Suggestion[] =>
  [finding.edit, ...(finding.others ?? [])].flatMap(edit => (edit ? [{ finding, edit }] : []));

/** A step with the words of the finding if they apply to it, otherwise with its own. */
function told(context: Context, finding: Finding, step: Step): Suggestion {
  const isSame =
    finding.edit !== undefined &&
    applyEdit(context.code.source, finding.edit) === applyEdit(context.code.source, step.edit);
  const byStep = findingOfStep(context.code, step);
  const isVagueElsewhere =
    byStep.kind === 'line-other' && byStep.line !== finding.line && finding.kind === 'no-row';
  const isKept =
    isSame ||
    isVagueElsewhere ||
    (fits(finding, step) && !tellsMore(byStep, finding, context.isNearReference));
  return { finding: isKept ? finding : byStep, edit: step.edit };
}

function stepsFor(context: Context, finding: Finding): Suggestion[] {
  const first = stepFor(context, finding);
  const steps = first ? [first, ...context.steps.filter(step => step !== first)] : context.steps;
  return steps.map(step => told(context, finding, step));
}

type Offer = Suggestion & { readonly edit: Edit };

const hasEdit = (one: Suggestion): one is Offer => one.edit !== null;

/** The next step of a learner who follows the reference's way but has not gone far enough. */
function onTheWay(context: Context, finding: Finding): Offer[] {
  if (!context.isNearReference || !UNFINISHED.has(finding.kind)) return [];
  return openSteps(context)
    .slice(0, 1)
    .map(step => told(context, finding, step))
    .filter(hasEdit)
    .map(one => whole(context, one));
}

/** The first of the edits after which Python can read the program, or, if there is none, with those that follow. */
const readable = (trial: EditTrial, edits: readonly Offer[]): Offer | undefined =>
  edits.find(({ edit }) => trial.compiles(edit)) ?? edits.find(({ edit }) => trial.compilesAtLast(edit));

/** A line that opens a block with the block's first one; then it may be a line that is changed, not one that is missing. */
function whole(context: Context, { finding, edit }: Offer): Offer {
  const more = wholeBlock(context, edit);
  const isChange =
    (finding.kind === 'line-missing' && more.kind === 'modify') ||
    (more !== edit && ['line-indent', 'line-outdent', 'line-outdent-def'].includes(finding.kind));
  return { finding: isChange ? { ...finding, kind: 'line-other' } : finding, edit: more };
}

/**
 * Returns the one change to suggest: the finding's own if it is certain, or if the learner goes a different way
 * than the reference; otherwise the step towards the reference that is most closely related to it. Each is tried
 * first: one that gets the program further by itself comes before one that needs others too, and if the
 * program cannot be followed, Python must be able to read the result; so it is with a step towards the reference if no edit is
 * seen to help. If there is none, only the words remain.
 */
export function suggest(context: Context, finding: Finding): Suggestion {
  if (finding.kind === 'complete') return { finding, edit: null };
  const trial = new EditTrial(context);
  const [mine, steps] = [own(finding), stepsFor(context, finding)];
  const all = isOwn(context, finding)
    ? [...mine, ...steps]
    : [...steps.slice(0, 1), ...mine, ...steps.slice(1)];
  const edits = all.filter(hasEdit).map(one => whole(context, one));
  const read = mine.find(
    ({ edit }) => edit && finding.certain && READ.has(finding.kind) && trial.compiles(edit),
  );
  if (read) return read;
  const first = trial.isFollowed
    ? (onTheWay(context, finding).find(({ edit }) => trial.leadsOn(edit)) ??
      edits.find(({ edit }) => trial.isGood(edit)) ??
      edits.slice(0, MAX_LED).find(({ edit }) => trial.compiles(edit) && trial.leadsOn(edit)))
    : edits.slice(0, 1).find(({ edit }) => trial.compiles(edit));
  const chosen = first ??
    readable(
      trial.again(),
      edits.filter(({ edit }) => edit !== finding.edit || context.steps.some(step => step.edit === edit)),
    ) ?? { finding, edit: null };
  return context.parses === false ? chosen : trusted(context, trial, chosen);
}
