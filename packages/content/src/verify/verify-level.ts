import type { ProgramRunner } from './remember-runs.ts';
import { codeBlocks } from '../compiler/checks/text-measure.ts';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { settingsOf } from '../compiler/compile-level.ts';
import { ANSWER_FILE, mendedProgram } from '../compiler/level-source.ts';
import type { LevelSource, Program, WrongProgram } from '../compiler/level-source.ts';
import type { Problem } from '../compiler/problem.ts';
import { alsoRight } from '../question/other-choices.rules.ts';
import { computeAnswer } from '../question/compute-answer.ts';
import { reviewProblems } from '../review/verify-review.ts';
import { fallsShort, runEnd, showEnd } from './run-end.ts';
import type { RunEnd } from './run-end.ts';
import { isTooLong, showLines } from './too-long.ts';

/** How a program ends in a setting of the level: 0 as shown, then the hidden variants. */
type Run = (setting: number) => Promise<RunEnd>;

/** A program, and what is wrong with the way it ends; undefined if nothing is. */
interface Expectation extends Program {
  readonly complaint: (run: Run) => Promise<string | undefined>;
}

const COMPLETE: RunEnd = { kind: 'complete' };
const inSetting = (setting: number): string => (setting === 0 ? '' : ` in variant ${setting - 1}`);

async function mustEnd(run: Run, wanted: RunEnd, setting = 0): Promise<string | undefined> {
  const end = await run(setting);
  if (showEnd(end) === showEnd(wanted)) return undefined;
  return `ends with ${showEnd(end)}${inSetting(setting)}, not with ${showEnd(wanted)}`;
}

/** The first complaint of the settings below `count`, all of which must be complete. */
async function mustComplete(run: Run, count: number): Promise<string | undefined> {
  for (let setting = 0; setting < count; setting++) {
    const complaint = await mustEnd(run, COMPLETE, setting);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

/** A program that is too long would run, at least. */
async function mustEndWithoutError(run: Run): Promise<string | undefined> {
  const end = await run(0);
  return end.kind === 'complete' || end.kind === 'incomplete' ? undefined : `ends with ${showEnd(end)}`;
}

async function mustFallShort({ source }: PlacedLevel, program: WrongProgram, run: Run) {
  const { outcome, code } = program;
  if (isTooLong(source, code) !== (outcome.kind === 'lines')) return showLines(source, code);
  if (outcome.kind === 'lines') return mustEndWithoutError(run);
  if (outcome.kind === 'variant')
    return (await mustComplete(run, outcome.variant + 1)) ?? mustEnd(run, outcome.end, outcome.variant + 1);
  return mustEnd(run, outcome);
}

async function mustNotComplete(run: Run): Promise<string | undefined> {
  return (await run(0)).kind === 'complete' ? 'completes the level already' : undefined;
}

/** How the template must end: as template.json says, or as the exercise demands; otherwise it leaves goals open. */
function templateMust(level: PlacedLevel, settings: number): Expectation['complaint'] {
  const { level: file, template, templateOutcome } = level.source;
  const mended = file.exercise?.kind === 'mend' && mendedProgram(level.source);
  if (mended) return run => mustFallShort(level, mended, run);
  if (file.exercise?.kind === 'shorten') return run => mustComplete(run, settings);
  if (file.exercise?.kind === 'design') return run => mustBreak(run, settings);
  if (!templateOutcome) return mustStayOpen;
  return run => mustFallShort(level, { file: '', code: template, outcome: templateOutcome }, run);
}

/** A program for which a setting is to be found: it works in the level as shown, and falls short in another one. */
async function mustBreak(run: Run, settings: number): Promise<string | undefined> {
  const complaint = await mustEnd(run, COMPLETE);
  if (complaint !== undefined) return complaint;
  for (let setting = 1; setting < settings; setting++) if (fallsShort(await run(setting))) return undefined;
  return 'falls short in no setting that can be chosen';
}

async function mustStayOpen(run: Run): Promise<string | undefined> {
  const end = await run(0);
  return end.kind === 'incomplete'
    ? undefined
    : `ends with ${showEnd(end)}, but must run and leave goals open`;
}

function expectations(level: PlacedLevel): Expectation[] {
  const { folder, template, texts, solutions, wrong } = level.source;
  const settings = 1 + (level.source.level.variants?.length ?? 0);
  const tutorials = Object.entries(texts).flatMap(([language, { tutorial }]) =>
    codeBlocks(tutorial).map(code => ({ file: `${folder}/${language}/tutorial.md`, code })),
  );
  return [
    ...solutions.map(program => ({ ...program, complaint: (run: Run) => mustComplete(run, settings) })),
    ...wrong.map(program => ({ ...program, complaint: (run: Run) => mustFallShort(level, program, run) })),
    { file: `${folder}/template.py`, code: template, complaint: templateMust(level, settings) },
    ...tutorials.map(program => ({ ...program, complaint: mustNotComplete })),
  ];
}

/** What is wrong with the recorded answer to the guide's question. */
async function answerProblems(runner: ProgramRunner, source: LevelSource): Promise<Problem[]> {
  const { question } = source.level;
  if (!question || source.answer === undefined) return [];
  const both = question.kind === 'value' ? alsoRight(question.of, question.others, source.answer) : [];
  if (both.length > 0) {
    const message = `${both.join(', ')} is right as well: quotation marks do not make another value`;
    return [{ file: `${source.folder}/level.json`, field: 'question.others', message }];
  }
  const computed = await computeAnswer(runner, source);
  if ('problem' in computed)
    return [{ file: `${source.folder}/level.json`, field: 'question', message: computed.problem }];
  const [told, found] = [source.answer, computed.answer].map(answer => JSON.stringify(answer));
  const message = `says ${told}, but the template answers ${found}: npm run answers -w packages/content`;
  return told === found ? [] : [{ file: `${source.folder}/${ANSWER_FILE}`, field: '', message }];
}

/**
 * Runs a level's programs in real Python: solutions complete it in all its settings, wrong programs fall short
 * as their files say, the template runs and leaves goals open (or ends as template.json or the exercise says), the
 * tutorial's code does not solve it, the guide's question has the answer that was recorded, and what is asked again
 * about earlier levels needs no map.
 */
export async function verifyLevel(runner: ProgramRunner, level: PlacedLevel): Promise<Problem[]> {
  const problems: Problem[] = [];
  const settings = settingsOf(level.source).map(setting => setting.level);
  for (const { file, code, complaint } of expectations(level)) {
    const message = await complaint(setting => runEnd(runner, settings[setting] ?? level.compiled, code));
    if (message !== undefined) problems.push({ file, field: '', message });
  }
  const answers = await answerProblems(runner, level.source);
  return [...problems, ...answers, ...(await reviewProblems(runner, level))];
}
