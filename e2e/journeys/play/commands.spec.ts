import { PLAYER_COMMANDS, type PlayerCommandName } from '@burrow/contracts';
import { sampled } from '../../support/draw.ts';
import { atRest } from '../../support/dialogs.ts';
import { solutionOf } from '../../support/completions.ts';
import { chooseTurbo, dialog, readyToRun, runButton, pasteCode } from '../../support/play.ts';
import { newSubscriber } from '../../support/subscriber.ts';
import { listen, seekStep, toldOf, wordsOfTile } from '../../support/telling.ts';
import { expect, test, type Page } from '../../support/test.ts';

/** A pop-up that holds up the program, and how it is answered. */
interface Held {
  readonly title: string;
  readonly text: string;
  readonly answer: 'Close' | 'Yes';
  /** In the last line of the log while it holds. */
  readonly last: string;
}

const readsSign = (text: string): Held => ({
  title: 'The sign says',
  text,
  answer: 'Close',
  last: `Reads: “${text}”.`,
});

interface Level {
  readonly path: string;
  /** Whether it needs a plan; other levels are played by a visitor. */
  readonly isOfPlan?: boolean;
  readonly holds?: readonly Held[];
  /** What the goals that ask for more than one thing say at the end. */
  readonly counts?: readonly string[];
}

const LEVELS = {
  rocks: { path: 'challenges/challenge-rock-garden', counts: ['5/5'] },
  locks: { path: 'challenges/challenge-three-locks' },
  house: {
    path: 'challenges/challenge-blue-house',
    holds: [
      {
        title: 'Yes or no?',
        text: 'Do you want to live by the pond?',
        answer: 'Yes',
        last: 'Walks 2 tiles up.',
      },
    ],
    counts: ['4/4'],
  },
  milk: { path: 'challenges/challenge-berry-milk', counts: ['3/3'] },
  seeds: { path: 'challenges/challenge-seed-swap', counts: ['9/9', '4/4', '6/6', '3/3'] },
  beds: { path: 'python/loops-level2', isOfPlan: true, counts: ['3/3'] },
  signs: {
    path: 'challenges/challenge-sign-painter',
    holds: [
      ...['3', 'corn', '5', 'sunflower', '2', 'pea', '6', 'tulip', '3', 'apple'].map(readsSign),
      { title: 'You wrote', text: '19 sunflower', answer: 'Close', last: 'Writes: “19 sunflower”.' },
    ],
    counts: ['10/10'],
  },
} as const satisfies Record<string, Level>;

type LevelKey = keyof typeof LEVELS;

/** Before the first step of a run. */
const BEFORE = 'before';

/** What a learner sees of a command in the level that shows it. */
interface Sight {
  readonly level: LevelKey;
  /** In lines of the log. */
  readonly told: readonly string[];
  /** In a speech bubble. */
  readonly bubble?: string;
  /** Tiles [column, row] from 0 in the map reader: at the end, or after the step that logged something. */
  readonly tiles?: readonly (readonly [at: readonly [number, number], words: string, after?: string])[];
  /** What is in the bag at the end. */
  readonly bag?: string;
}

const SIGHTS: Readonly<Record<PlayerCommandName, Sight>> = {
  move_forward: { level: 'rocks', told: ['Walks 2 tiles right.'] },
  turn_left: { level: 'rocks', told: ['Turns and faces up.'] },
  turn_right: {
    level: 'rocks',
    told: ['Turns and faces right.'],
    tiles: [[[12, 7], 'Column 13, row 8: you, facing right, X mark']],
  },
  push: {
    level: 'rocks',
    told: ['Pushes the rock one tile up. A goal: 1 of 1.'],
    tiles: [
      [[4, 5], 'Column 5, row 6: rock'],
      [[4, 6], 'Column 5, row 7: free'],
    ],
  },
  collect: {
    level: 'rocks',
    told: ['Picks up flower × 1. Has 1 now. A goal: 1 of 1.'],
    bag: 'flower × 1',
  },
  open: {
    level: 'locks',
    told: ['Opens: gate.', 'Opens: chest.', 'Opens: oven.'],
    tiles: [
      [[9, 8], 'gate, open', 'Opens: gate.'],
      [[10, 5], 'chest, open'],
      [[14, 5], 'oven, open'],
    ],
  },
  close: { level: 'locks', told: ['Closes: gate.'], tiles: [[[9, 8], 'gate, closed']] },
  question: { level: 'house', told: ['Asks: “Do you want to live by the pond?” The answer is yes.'] },
  build: {
    level: 'house',
    told: ['Uses up plank × 4. Has 0 left. Builds: small blue chicken house. A goal: 1 of 1.'],
    tiles: [[[14, 7], 'small blue chicken house']],
    bag: 'plank × 0 (-4)',
  },
  combine: {
    level: 'milk',
    told: ['Uses up milk × 1. Has 2 left. Uses up red berry × 1. Has 2 left. Mixes: berry milk.'],
  },
  place: {
    level: 'milk',
    told: ['Uses up berry milk × 3. Has 0 left. Puts down berry milk × 3. A goal: 1 of 1.'],
    tiles: [
      [[14, 7], 'tray, empty', BEFORE],
      [[14, 7], 'tray, filled'],
    ],
  },
  plant: {
    level: 'seeds',
    told: ['Uses up radish seed × 6. Has 0 left. Plants radish seed × 6. A goal: 1 of 1.'],
    tiles: [
      [[10, 8], 'Column 11, row 9: bed', BEFORE],
      [[10, 8], 'Column 11, row 9: bed, planted'],
    ],
  },
  water: {
    level: 'beds',
    told: ['Uses up canteen × 1. Has 2 left. Waters the bed. A goal: 1 of 1.'],
    tiles: [
      [[8, 5], 'Column 9, row 6: bed', BEFORE],
      [[8, 5], 'Column 9, row 6: bed, watered'],
      [[10, 5], 'bed, watered'],
    ],
  },
  speak: { level: 'beds', told: ['Says: “All wet”.'], bubble: 'All wet' },
  read: {
    level: 'signs',
    told: ['Reads: “3”. A goal: 1 of 10.', 'Reads: “apple”. A goal: 10 of 10.'],
  },
  write: {
    level: 'signs',
    told: ['Writes: “19 sunflower”.'],
    tiles: [[[15, 7], 'board, written on (19 sunflower)']],
  },
};

const programOf = ({ path }: Level): string => {
  const [course, slug] = path.split('/');
  return solutionOf(course!, slug!);
};

/** Reads what holds up the program, checks that nothing continues behind it, and answers. */
async function answerHold(page: Page, { title, text, answer, last }: Held): Promise<void> {
  const popup = dialog(page, title);
  await expect(popup.locator('.popup-text')).toHaveText(text);
  await expect(popup.getByRole('button', { name: answer }).last()).toBeFocused();
  expect((await toldOf(page)).at(-1)).toContain(last);
  await page.keyboard.press('Enter');
}

/** Each of these words is logged, with a line of the program that has the command. */
function expectTold(told: readonly string[], name: PlayerCommandName, program: string): void {
  const lines = program.split('\n');
  for (const words of SIGHTS[name].told) {
    const found = told.find(line => line.includes(words));
    expect(found, `${words} in\n${told.join('\n')}`).toBeDefined();
    const line = /^Line (\d+): /.exec(found!)?.[1];
    expect(lines[Number(line) - 1], found).toContain(`player.${name}(`);
  }
}

/** From typing the program to closing the completion dialog. */
async function complete(page: Page, level: Level): Promise<void> {
  await page.goto(`/en/play/${level.path}`);
  await readyToRun(page);
  await chooseTurbo(page);
  await pasteCode(page, programOf(level));
  await listen(page);
  await runButton(page).click();
  for (const held of level.holds ?? []) await answerHold(page, held);
  await expect(dialog(page, /^(Level|Last level|Course|Challenge) complete$/)).toBeVisible({
    timeout: 40_000,
  });
  await atRest(dialog(page, /^(Level|Last level|Course|Challenge) complete$/));
  await page.keyboard.press('Escape');
  await expect(dialog(page, /complete/)).toBeHidden();
}

/** How many levels are played, other ones each time: 16 commands are as many cases of the same look. */
const PLAYED = 2;

for (const [key, level] of sampled(Object.entries<Level>(LEVELS), PLAYED)) {
  const shown = PLAYER_COMMANDS.filter(name => SIGHTS[name].level === key);

  test.describe(level.path, () => {
    test(`${shown.join(', ')}: what a learner sees, from typing to the end`, async ({ page, context }) => {
      if (level.isOfPlan) await newSubscriber(context);
      await complete(page, level);
      const told = await toldOf(page);
      for (const name of shown) expectTold(told, name, programOf(level));
      for (const words of shown.flatMap(name => SIGHTS[name].bubble ?? []))
        expect(told).toContain(`bubble: ${words}`);
      const goals = page.getByRole('list', { name: 'Goals of this level' });
      for (const count of level.counts ?? [])
        await expect(goals.getByText(count, { exact: true }).first()).toBeVisible();
      await expect(goals.getByRole('listitem').filter({ hasNotText: 'done' })).toHaveCount(0);
      for (const bag of shown.flatMap(name => SIGHTS[name].bag ?? []))
        await expect(page.getByRole('region', { name: 'In the bag' })).toContainText(bag);
      const tiles = shown.flatMap(name => SIGHTS[name].tiles ?? []);
      for (const [at, words] of tiles.filter(([, , after]) => after === undefined))
        expect(await wordsOfTile(page, at)).toContain(words);
      const steps = told.filter(line => line.startsWith('Line '));
      for (const [at, words, after] of tiles.filter(([, , after]) => after !== undefined)) {
        await seekStep(page, after === BEFORE ? 0 : steps.findIndex(line => line.includes(after!)) + 1);
        expect(await wordsOfTile(page, at)).toContain(words);
      }
    });
  });
}

test('every player command is shown in a level whose solution uses it', () => {
  expect(Object.keys(SIGHTS).toSorted()).toEqual([...PLAYER_COMMANDS].toSorted());
  for (const name of PLAYER_COMMANDS) {
    const { level } = SIGHTS[name];
    expect(programOf(LEVELS[level]), `${name} in ${level}`).toMatch(new RegExp(`\\bplayer\\.${name}\\(`));
  }
});
