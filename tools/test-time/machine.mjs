// How fast this machine is, so that a limit in seconds means the same on each.
const ROUNDS = 3;
const EVERY_MS = 3_000;
/** What a round takes, in seconds of the processor, where the limits were measured. */
export const REFERENCE = 0.063;

const CODE = 'export const one = (two, three) => [two, ...three].map(four => ({ four, five: `${four}` }));\n';

/** A little of what tests do most: reading code, making objects and text. */
function work() {
  let kept = 0;
  for (let round = 0; round < 500; round += 1) {
    const words = (CODE.repeat(20) + round).split(/\W+/).map((word, at) => ({ word, at }));
    kept += JSON.parse(JSON.stringify(words)).length;
    kept += new Function('x', `return ${Array.from({ length: 400 }, (_, at) => `x[${at}]`).join('+')}`)(
      words,
    ).length;
  }
  return kept;
}

function secondsOf(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** How many times as long as where the limits were measured the rounds took, taken together. */
export const slownessOf = rounds =>
  rounds.reduce((sum, seconds) => sum + seconds, 0) / rounds.length / REFERENCE;

/**
 * Measures, until the returned function is called, how many times as long as where the limits were measured this machine
 * takes. It is measured again and again, beside what runs: a machine whose processors are all busy is slower than it was
 * before, and may be slow for a part of the time only.
 */
export function watchSlowness(everyMs = EVERY_MS) {
  // The first rounds are slower, since nothing of them is compiled yet.
  for (let round = 0; round < ROUNDS; round += 1) work();
  const taken = [secondsOf(work)];
  const timer = setInterval(() => taken.push(secondsOf(work)), everyMs);
  return () => {
    clearInterval(timer);
    taken.push(secondsOf(work));
    return { slowness: slownessOf(taken), rounds: taken.length };
  };
}
