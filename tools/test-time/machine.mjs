// How fast this machine is, so that a limit in seconds means the same on each.
const ROUNDS = 5;
/** What a round takes, in seconds of the processor, where the limits were measured while it was quiet. */
const REFERENCE = 0.063;

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

/** How many times as long as where the limits were measured this machine takes now; the middle of several rounds. */
export function slowness() {
  const taken = Array.from({ length: ROUNDS }, () => secondsOf(work)).toSorted((a, b) => a - b);
  return taken[Math.floor(ROUNDS / 2)] / REFERENCE;
}
