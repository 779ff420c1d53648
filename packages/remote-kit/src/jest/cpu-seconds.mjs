import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its kernel does. */
const TICKS_PER_SECOND = 100;

/** The time of the processor that ended child processes took; known on Linux only. */
function childSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Seconds of the processor that this process and its ended children have taken so far. */
export function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childSeconds();
}
