// Finds in the output of a step what failed in it: a run prints thousands of lines, and CI keeps the last of them.
import { stripVTControlCharacters } from 'node:util';

/** How the report of a failed test begins: Jest's, Playwright's, and that of node:test. */
const BEGINNINGS = [/^\s*● \S/, /^ {2}\d+\) \S/, /^✖ \S.* \(\d/];
/** What ends one: the result of another test, a summary, or the next task. */
const ENDINGS = [
  /^\s?(PASS|FAIL|Test Suites:|Tests:|Summary of all|Failed tasks:|Run duration|ℹ |✔ |test at |> )/,
  /^ {2}\d+ (passed|failed|flaky)/,
];
/** What Jest tells in the same form and is no failure. */
const NOTICE = /● (Console|Cannot log after tests|Validation Warning|process\.exit called)/;
const LINES_OF_ONE = 40;
const LINES_IN_ALL = 300;

function reportsIn(lines) {
  const reports = new Map();
  let report = [];
  let file;
  for (const line of lines) {
    if (/^\s?(FAIL|PASS) /.test(line)) file = line.trim();
    const begins = BEGINNINGS.some(beginning => beginning.test(line));
    if (begins || ENDINGS.some(ending => ending.test(line))) report = [];
    if (begins && file && line.includes('●')) report.push(file);
    if (begins || (report.length > 0 && report.length < LINES_OF_ONE)) report.push(line);
    // Runners report a failure where it happens and again at the end, once of the two with its reasons.
    const title = report.find(one => one !== file)?.trim();
    if (title && !NOTICE.test(title) && report.length > (reports.get(title)?.length ?? 0))
      reports.set(title, report);
  }
  return [...reports.values()].flat();
}

/** The output of each task that nx lists as failed; the whole if it lists none. */
function failedTasks(output) {
  const listed = /^Failed tasks:\n\n((?:- .*\n)+)/m.exec(output)?.[1] ?? '';
  const names = [...listed.matchAll(/^- (.*)$/gm)].map(([, name]) => name);
  const tasks = output
    .split(/^(?=> nx run )/m)
    .filter(task => names.some(name => task.startsWith(`> nx run ${name}\n`)));
  return tasks.length > 0 ? tasks : [output];
}

/**
 * The reports of failed tests in what a step has printed, each once, under the file that Jest names for it. Of a task
 * that fails without one its last lines: a program that did not begin, or tests that all passed and did not end well.
 */
export function whatFailed(output) {
  const tasks = failedTasks(stripVTControlCharacters(output).replaceAll('\r', ''));
  const found = tasks.flatMap(task => {
    const lines = task.trimEnd().split('\n');
    const reports = reportsIn(lines);
    return [
      ...(task.startsWith('> nx run') ? [lines[0]] : []),
      ...(reports.length > 0 ? reports : lines.slice(-LINES_OF_ONE)),
    ];
  });
  return found.slice(0, LINES_IN_ALL).join('\n').trimEnd();
}
