import { fieldLevel, goal, item } from '@burrow/world/testing';
import { createNodeRunner, type NodeRunner } from './node-runner.ts';

const GOAL = 1.5;

interface Program {
  readonly code: string;
  readonly rounds: number;
}

/** A typical program of a lesson: functions, loops, a list, a dictionary, and about fifty commands. */
const LESSON = `
plan = ["carrot", "corn", "pea", "corn"]
stock = {"carrot": 2, "corn": 5, "pea": 3}

def is_ripe(days):
    return days % 7 >= 3 and days % 5 != 0

def walk(steps):
    player.move_forward(steps)
    player.turn_right()
    player.turn_right()
    player.move_forward(steps)
    player.turn_left()
    player.turn_left()

ripe = 0
for lap in range(8):
    for crop in plan:
        if is_ripe(lap + stock[crop]):
            ripe += 1
    walk(lap % 3 + 1)
    total = sum(n * n for n in range(lap % 20))
    text = f"{lap}: {ripe} ripe, {total}"
`;

/** A long one: almost only commands, 1,800 of them, some in a function, next to a list and a dictionary. */
const LONG = `
plan = ["carrot", "corn", "pea", "corn"]
stock = {"carrot": 2, "corn": 5, "pea": 3}
ripe = 0

def turn_round():
    player.turn_right()
    player.turn_right()

for lap in range(300):
    for crop in plan[:2]:
        if stock[crop] > lap % 5:
            ripe += 1
    player.move_forward(lap % 3 + 1)
    turn_round()
    player.move_forward(lap % 3 + 1)
    turn_round()
`;

const PROGRAMS: readonly Program[] = [
  { code: LESSON, rounds: 150 },
  { code: LONG, rounds: 40 },
];

/** CPU time in microseconds, which other work on the machine hardly changes. */
async function timeOf(runner: NodeRunner, code: string, record: boolean): Promise<number> {
  const level = fieldLevel({
    items: [item({ action: 'collect', type: 'carrot', position: [9, 9] })],
    levelGoals: [goal({ action: 'collect', type: 'carrot' })],
  });
  const begin = process.cpuUsage();
  const outcome = await runner.run({ code, level, record });
  if (outcome.status !== 'finished') throw new Error(outcome.error?.message);
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}

/** A recorded run compared with one without recording; the minimum of many is the least disturbed one. */
async function ratioOf(runner: NodeRunner, { code, rounds }: Program): Promise<number> {
  for (const record of [true, false, true, false]) await timeOf(runner, code, record);
  const plain: number[] = [];
  const recorded: number[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(await timeOf(runner, code, false));
    recorded.push(await timeOf(runner, code, true));
  }
  return Math.round((Math.min(...recorded) / Math.min(...plain)) * 100) / 100;
}

const runner = await createNodeRunner();
const ratios: number[] = [];
for (const program of PROGRAMS) ratios.push(await ratioOf(runner, program));
runner.dispose();
const value = Math.max(...ratios);
const figure = {
  name: 'run with a timeline against one without',
  value,
  unit: 'times',
  goal: GOAL,
  ok: value <= GOAL,
  detail: `about fifty commands ${ratios[0]}, 1,800 commands ${ratios[1]}; the worse counts`,
};
process.stdout.write(`${JSON.stringify(figure)}\n`);
