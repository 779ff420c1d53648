import { afterEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ACTS, decideAtProvider, decideByStaff } from './histories-acts.harness.ts';
import { expectEntered, expectNoDifferences, expectTold } from './histories-told.harness.ts';
import { type Buyer, buyerOf, diceOf, type Scene, settle } from './histories.harness.ts';
import { type Platform, startPlatform } from './platform.harness.ts';
import { startKillablePlatform } from './service-process.harness.ts';

const { HISTORIES, RANDOM_SEED, TEST_ALL } = process.env;
/** How many families and schools live at the same time. */
const BUYERS = Number(HISTORIES ?? 100);
const KILLED_BUYERS = Number(HISTORIES ?? 20);
const ROUNDS = 4;
/** A machine that does other things beside this takes many times as long. */
const patienceFor = (buyers: number): number => 60_000 + buyers * 20_000;
const HOURS = [0, 1, 72, 9 * 24, 32 * 24];

let platform: Platform | undefined;
afterEach(() => platform?.close());

const COMPUTED = `select
  (select json_agg(p order by p.id) from payment.purchases p) as purchases,
  (select json_agg(s order by s.id) from payment.subscriptions s) as subscriptions,
  (select json_agg(l order by l.entry_id, l.account) from payment.ledger_lines l) as lines,
  (select json_agg(json_build_object('id', id, 'told', told) order by id) from payment.accounts) as told`;

async function each(buyers: readonly Buyer[], act: (buyer: Buyer) => Promise<unknown>): Promise<void> {
  const left = [...buyers];
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) await act(next);
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** Whatever happens between two looks at the pages. */
async function happen(scene: Scene, buyers: readonly Buyer[], patience?: string): Promise<void> {
  const { platform: running, dice } = scene;
  for (const buyer of buyers) {
    const { first, all } = ACTS[buyer.kind];
    const isNew = buyer.begun.length === 0 && buyer.invoices.size === 0;
    await dice.of(isNew && dice.below(3) > 0 ? first : all)(scene, buyer);
  }
  await settle(running, patience);
  await decideByStaff(scene, buyers);
  await settle(running, patience);
  for (const buyer of buyers) await decideAtProvider(scene, buyer);
  await settle(running, patience);
}

async function lookAt(scene: Scene, buyers: readonly Buyer[]): Promise<void> {
  await each(buyers, buyer => expectTold(scene, buyer));
  await each(buyers, buyer => expectEntered(scene, buyer));
}

async function expectSameRebuilt({ platform: running }: Scene): Promise<void> {
  const before = await running.query(COMPUTED);
  await running.rebuild();
  expect(await running.query(COMPUTED)).toEqual(before);
}

/** Plays histories of many buyers; `meanwhile` is what befalls the service while something happens. */
async function expectAgreement(
  running: Platform,
  count: number,
  meanwhile: (happening: Promise<void>) => Promise<void>,
  patience?: string,
): Promise<void> {
  platform = running;
  const seed = Number(RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));
  const staff = running.as({ role: 'parent', user: randomUUID(), session: randomUUID(), staff: true });
  const scene: Scene = { platform: running, staff, dice: diceOf(seed) };
  const buyers = Array.from({ length: count }, (_, at) =>
    buyerOf(running, at % 3 === 2 ? 'school' : 'family'),
  );
  let hours = 0;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await meanwhile(happen(scene, buyers, patience));
      hours += scene.dice.of(HOURS);
      await running.passTo(hours);
      await settle(running, patience);
      await lookAt(scene, buyers);
    }
    await expectNoDifferences(scene, buyers);
    await expectSameRebuilt(scene);
  } catch (error) {
    throw new Error(`The same again: RANDOM_SEED=${seed} npm test -- test/histories`, { cause: error });
  }
}

test(
  'families, schools, banks, staff and the provider do whatever they may: pages, access and ledger tell what the table says, a rebuild the same',
  async () => expectAgreement(await startPlatform(), BUYERS, happening => happening),
  patienceFor(BUYERS),
);

const KILLS_A_ROUND = 3;

// It takes a minute and more: processes start, and jobs of one that was killed are taken over seconds later.
(TEST_ALL ? test : test.skip)(
  'the same of a service that is killed in the middle of it, again and again',
  async () => {
    const running = await startKillablePlatform();
    const killing = async (happening: Promise<void>): Promise<void> => {
      let isOver = false;
      const over = happening.finally(() => (isOver = true));
      over.catch(() => undefined);
      for (let kills = 0; kills < KILLS_A_ROUND && !isOver; kills += 1) {
        await delay(200 + Math.random() * 1_500);
        await running.kill();
      }
      await over;
    };
    await expectAgreement(running, KILLED_BUYERS, killing, '20 seconds');
  },
  patienceFor(KILLED_BUYERS) * 3,
);
