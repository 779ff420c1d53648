import type { NodeRunner } from '@burrow/python/node';
import type { PlacedLevel } from '../compiler/compile-content.ts';
import { codeBlocks } from '../compiler/checks/text-measure.ts';
import type { Program } from '../compiler/level-source.ts';
import type { Problem } from '../compiler/problem.ts';
import { runEnd, showEnd } from './run-end.ts';
import type { RunEnd } from './run-end.ts';

/** A program, and what is wrong with the way it ended; undefined when nothing is. */
interface Expectation extends Program {
  readonly complaint: (end: RunEnd) => string | undefined;
}

const mustEnd = (wanted: RunEnd) => (end: RunEnd) =>
  showEnd(end) === showEnd(wanted) ? undefined : `ends with ${showEnd(end)}, not with ${showEnd(wanted)}`;

const mustNotComplete = (end: RunEnd) =>
  end.kind === 'complete' ? 'completes the level already' : undefined;

const mustStayOpen = (end: RunEnd) =>
  end.kind === 'incomplete' ? undefined : `ends with ${showEnd(end)}, but must run and leave goals open`;

function expectations({ source }: PlacedLevel): Expectation[] {
  const { folder, template, templateOutcome, texts, solutions, wrong } = source;
  const tutorials = Object.entries(texts).flatMap(([language, { tutorial }]) =>
    codeBlocks(tutorial).map(code => ({ file: `${folder}/${language}/tutorial.md`, code })),
  );
  return [
    ...solutions.map(program => ({ ...program, complaint: mustEnd({ kind: 'complete' }) })),
    ...wrong.map(program => ({ ...program, complaint: mustEnd(program.outcome) })),
    {
      file: `${folder}/template.py`,
      code: template,
      complaint: templateOutcome ? mustEnd(templateOutcome) : mustStayOpen,
    },
    ...tutorials.map(program => ({ ...program, complaint: mustNotComplete })),
  ];
}

/**
 * Runs a level's programs in real Python: solutions complete it, wrong programs end as their files say, the
 * template runs and leaves goals open (or ends as template.json says), the tutorial's code does not solve it.
 */
export async function verifyLevel(runner: NodeRunner, level: PlacedLevel): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, code, complaint } of expectations(level)) {
    const message = complaint(await runEnd(runner, level.compiled, code));
    if (message !== undefined) problems.push({ file, field: '', message });
  }
  return problems;
}
