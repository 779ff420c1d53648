import { readyToRun, runButton } from './play.ts';
import { expect, type Page } from './test.ts';

type Course = 'python' | 'challenges';

const PLACES = { python: 'intro-level1', challenges: 'challenge-first-bridge' } as const;
const PATHS = { python: 'play/python/intro-level1', challenges: 'challenge/challenge-first-bridge' } as const;

const origin = (): string => process.env['BASE_URL'] ?? '';

/** Opens the level or the challenge on which limits are tested, and waits until it can be run. */
export async function openPlace(page: Page, course: Course = 'python'): Promise<void> {
  await page.goto(`/en/${PATHS[course]}`);
  await readyToRun(page);
}

async function send(page: Page, path: string, data: unknown): Promise<number> {
  return (await page.request.post(path, { data, headers: { origin: origin() } })).status();
}

/** Makes runs as the Run button counts them. Returns the statuses of the answers. */
export async function spendRuns(page: Page, times: number, course: Course = 'python'): Promise<Set<number>> {
  const data = { last_status: 'in progress', last_code_executed: 'pass', level_slug: PLACES[course] };
  const statuses = new Set<number>();
  for (let run = 0; run < times; run++) statuses.add(await send(page, `/api/level/update/${course}`, data));
  return statuses;
}

const TIP = '/api/chatgpt/generate-tip-level-async';
let mistakes = 0;

/** Requests tips for programs that are wrong, each in a different way: the question, which is free for visitors, and more. Returns the statuses of the answers. */
export async function spendTips(page: Page, times: number): Promise<Set<number>> {
  const where = { player_position: [0, 0], facing_direction: [1, 0] };
  const data = { course_name: 'python', slug: PLACES.python, error_message: '', ...where };
  const statuses = new Set<number>();
  for (let tip = 0; tip < times; tip++) {
    const last_prompt = `player.speak("hello ${mistakes++})`;
    for (let dose = 0; dose < 2; dose++) statuses.add(await send(page, TIP, { ...data, last_prompt }));
  }
  return statuses;
}

/** What is left of the day's limit; null if unlimited. */
export async function leftOf(page: Page, type: string): Promise<number | null> {
  const answer = await page.request.get(`/api/credit/${type}`);
  return ((await answer.json()) as { counter: number | null }).counter;
}

/** Runs and waits until the program has ended. */
export async function runToEnd(page: Page): Promise<void> {
  await runButton(page).click();
  await expect(page.locator('.output [role=status]')).not.toBeEmpty();
  await expect(runButton(page)).toBeEnabled();
}
