// What a project's tests may take. Pure: data in, data out.

const rounded = number => Math.round(number * 10) / 10;

/** What a file took: the processor's time where it is known, otherwise the clock's. */
const tookOf = ({ cpu, seconds }) => cpu ?? seconds;

/** Sums of the projects, most first; each with its files, most first. */
export function sumsOf(records) {
  return Object.entries(records)
    .map(([project, files]) => ({
      project,
      seconds: rounded(files.reduce((sum, file) => sum + tookOf(file), 0)),
      files: files
        .map(file => ({ file: file.file, seconds: rounded(tookOf(file)) }))
        .toSorted((a, b) => b.seconds - a.seconds || a.file.localeCompare(b.file)),
    }))
    .toSorted((a, b) => b.seconds - a.seconds);
}

/**
 * What is wrong with sums that were measured on a machine which takes `slowness` times as long as the one where the
 * limits were set: a line for each project over its limit, and for each that has none.
 */
export function complaintsOf(sums, limits, slowness) {
  return sums.flatMap(({ project, seconds, files }) => {
    const limit = limits[project];
    if (limit === undefined)
      return [`${project} has no limit in tools/test-time/limits.json: it took ${seconds} s`];
    const compared = rounded(seconds / Math.max(slowness, 1));
    if (compared <= limit) return [];
    const most = files.slice(0, 3).map(one => `${one.file} ${one.seconds} s`);
    return [`${project} took ${compared} s, its limit is ${limit} s. Most: ${most.join(', ')}`];
  });
}

/** The record as a page. */
export function pageOf(sums, limits, day) {
  const total = rounded(sums.reduce((sum, { seconds }) => sum + seconds, 0));
  const rows = sums.map(
    ({ project, seconds, files }) =>
      `| ${project} | ${files.length} | ${seconds} | ${limits[project] ?? ''} |`,
  );
  const slowest = sums
    .flatMap(({ project, files }) => files.map(file => ({ ...file, project })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 40)
    .map(({ project, file, seconds }) => `| ${project} | ${file} | ${seconds} |`);
  return [
    '# What the tests take',
    '',
    `Written by \`npm run test:time\` from the last run of each project, on ${day}. Seconds of the processor, of all processes of a file; journeys by the clock. Together: ${total}.`,
    '',
    'Limits are in tools/test-time/limits.json, and a commit that raises one says why (docs/adr/0060-what-tests-may-cost.md). [What was moved, merged and sampled](moved-tests.md).',
    '',
    '| project | files | seconds | limit |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '## The slowest files',
    '',
    '| project | file | seconds |',
    '| --- | --- | --- |',
    ...slowest,
    '',
  ].join('\n');
}
