import { fieldLevel, goal, item } from '@burrow/world/testing';
import { createNodeRunner, type NodeRunner } from './node-runner.ts';

const GOAL = 1.5;
const ROUNDS = 150;

/** A program as a lesson has it: functions, loops, a list, a dictionary, and about fifty commands. */
const PROGRAM = `
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

async function timeOf(runner: NodeRunner, record: boolean): Promise<number> {
  const level = fieldLevel({
    items: [item({ action: 'collect', type: 'carrot', position: [9, 9] })],
    levelGoals: [goal({ action: 'collect', type: 'carrot' })],
  });
  const begin = process.hrtime.bigint();
  const outcome = await runner.run({ code: PROGRAM, level, record });
  if (outcome.status !== 'finished') throw new Error(outcome.error?.message);
  return Number(process.hrtime.bigint() - begin);
}

const runner = await createNodeRunner();
for (const record of [true, false, true, false]) await timeOf(runner, record);
const plain: number[] = [];
const recorded: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  plain.push(await timeOf(runner, false));
  recorded.push(await timeOf(runner, true));
}
runner.dispose();
// The quickest of many is what the program takes when nothing else runs on the machine.
const value = Math.round((Math.min(...recorded) / Math.min(...plain)) * 100) / 100;
process.stdout.write(
  `${JSON.stringify({ name: 'run with a timeline against one without', value, unit: 'times', goal: GOAL, ok: value <= GOAL })}\n`,
);
