import { useSession } from '@burrow/client';
import type { ApiErrorCode, LevelData, Tip } from '@burrow/contracts';
import { loadWorld, startState } from '@burrow/world';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { refusal } from '../../testing/handlers.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { NUDGE, tipHandlers } from '../../testing/tips.ts';
import { signInAs, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import { watchDocuments } from '@burrow/client/testing/jest';
import type { Recording } from '../../run/recording.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { RunSteps } from '../../run/run-steps.ts';
import { AssistantArea } from './assistant-area.tsx';
import { AssistantTools } from './assistant-tools.tsx';
import { useAssistant } from './use-assistant.ts';

const server = startServer();
const loaded = watchDocuments();
afterEach(() => {
  jest.restoreAllMocks();
});

const TIP = '/api/chatgpt/generate-tip-level-async';
const OUT = 'You are out of credits for the coding assistant!';
const CODE = 'player.move_forward()\nplayer.collect("carrot")';
const LINE: Tip = {
  ...NUDGE,
  text: 'Line 1 needs one more step.',
  code_to_modify: 'player.move_forward(2)',
  line_number: 1,
  resulted_code: 'player.move_forward(2)\nplayer.collect("carrot")',
  dose: 'line',
  counter: 3,
};

function levelOf(): LevelData {
  const level = new Visitor().level('intro-level1');
  if (!level) throw new Error('intro-level1 was not recorded');
  return level;
}
const LEVEL = levelOf();
const world = loadWorld(LEVEL);
const { player } = startState(world);

const ERROR: RunResult = {
  kind: 'error',
  code: 'world/collect-position',
  params: { said: 'carrot' },
  line: 2,
  trace: 'File "your code", line 2',
};

function recordingOf(code: string): Recording {
  const recorded = new RunSteps(world);
  recorded.record([{ name: 'move_forward', argument: 1, line: 1, next: 2, changed: [] }], 0);
  const error = { code: 'world/collect-position', params: {}, line: 2, message: '', trace: '' } as const;
  return {
    code,
    world,
    steps: recorded,
    length: 1,
    isRefused: false,
    isEndless: false,
    changedAtEnd: [],
    variables: {},
    error,
  };
}

interface PageProps {
  readonly level: LevelData;
  readonly recording: Recording | null;
}

function Page({ level, recording }: PageProps) {
  const [code, setCode] = useState(CODE);
  const [result, setResult] = useState<RunResult | null>(null);
  const assistant = useAssistant(result);
  return (
    <>
      <AssistantTools assistant={assistant} course={level.course_slug} />
      <div className="code-editor">
        <textarea aria-label="code" value={code} onChange={({ target }) => setCode(target.value)} />
      </div>
      <p>{useSession().user && 'signed in'}</p>
      <button type="button" onClick={() => setResult(ERROR)}>
        fail
      </button>
      <p data-testid="line">{assistant.applied?.line}</p>
      <AssistantArea
        assistant={assistant}
        context={{ level, code, isRunning: false, player, result, recording }}
        onCode={setCode}
      />
    </>
  );
}

const show = ({ level = LEVEL, recording = null }: Partial<PageProps> = {}) =>
  renderPlay([{ path: 'play', element: <Page level={level} recording={recording} /> }], 'play');
const askButton = () => screen.findByRole('button', { name: /^Ask for a tip/ });
const ask = async () => userEvent.click(await askButton());
const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'code' }).value;

test('a press asks with code, place and language; the words are announced, and what is left is told', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show();
  await ask();
  const words = await screen.findByText(NUDGE.text);
  expect(words.closest('[role="status"]')).toBeTruthy();
  expect(seen).toEqual([
    {
      course_name: 'python', slug: 'intro-level1', last_prompt: CODE, error_message: '', language: 'en',
      player_position: player.position, facing_direction: player.facing,
    }, // prettier-ignore
  ]);
  expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
  const left = 'Ask for a tip. Tips left today: 4. Log in to get more activations';
  expect(await screen.findByRole('button', { name: left })).toBeTruthy();
});

test('a run that failed asks by itself, and tells the run and its error', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show({ recording: recordingOf(CODE) });
  await askButton();
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  expect(await screen.findByText(NUDGE.text, {}, { timeout: 3_000 })).toBeTruthy();
  expect(seen).toMatchObject([
    {
      error_message: 'File "your code", line 2',
      run: {
        level_hash: LEVEL.level_hash,
        commands: [['move_forward', 1, 1]],
        error: { code: 'world/collect-position', line: 2 },
        variant: null,
      },
    },
  ]);
});

test('a run of other code is not told', async () => {
  const seen: object[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show({ recording: recordingOf('pass') });
  await ask();
  await screen.findByText(NUDGE.text);
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toHaveProperty('run');
});

test('Apply changes the code, marks the line and gives the focus back', async () => {
  server.use(...tipHandlers(LINE));
  const store = show();
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Apply to line 1' }));
  expect(code()).toBe(LINE.resulted_code);
  expect(screen.getByTestId('line').textContent).toBe('1');
  expect(store.getState().snackbar.current?.text).toBe('Line 1 has changed. Undo takes you back.');
  expect(screen.queryByText(LINE.text)).toBeNull();
  expect(document.activeElement).toBe(await askButton());
});

test('a tip for code that has changed since is not applied over it', async () => {
  server.use(...tipHandlers(LINE));
  show();
  await ask();
  const apply = await screen.findByRole('button', { name: 'Apply to line 1' });
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), '# mine');
  expect((apply as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText(/Your code has changed since/)).toBeTruthy();
  await userEvent.click(apply);
  expect(code()).toContain('# mine');
});

test.each<[string, keyof typeof USERS | null, ApiErrorCode, string, string | null, string | null]>([
  ['a visitor', null, 'assistant/sign-up-for-more',
    `${OUT} Please sign up to get more free credits so that I can continue helping you.`, 'Sign Up', '/en/signup?next=%2Fplay'],
  ['a parent who plays', 'parent with a student', 'assistant/upgrade-for-more',
    `${OUT} Please upgrade to get unlimited credits so that I can continue helping you.`, 'Upgrade', '/en/purchase'],
  ['a student', 'student of a parent', 'assistant/upgrade-for-more',
    `${OUT} Please upgrade to get unlimited credits so that I can continue helping you.`, null, null],
  ['a student of a school', 'student of a school', 'assistant/ask-organization',
    `${OUT} Please contact your organization to get more credits so that I can continue helping you.`, null, null],
  ["a parent's plan in a school", 'parent with a student', 'assistant/invalid-registration',
    'Your registration is not valid here: your plan is one for parents, but you belong to an organization. Please upgrade to a plan for organizations.', 'Upgrade', '/en/schools'],
  ['a class without it', 'student of a school', 'assistant/disabled', "Student's assistant is disabled by admin", null, null],
])('refused: %s', async (_who, user, refused, words, button, page) => {
  if (user) server.use(signInAs(USERS[user]));
  server.use(http.post(TIP, () => refusal(refused)));
  show();
  if (user) await screen.findByText('signed in');
  await ask();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  for (const name of ['Sign Up', 'Upgrade'])
    if (name !== button) expect(screen.queryByRole('button', { name })).toBeNull();
  if (!button) return;
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(loaded()).toEqual([page]));
}); // prettier-ignore

test('after a refusal no run asks by itself any more', async () => {
  let asked = 0;
  server.use(
    http.post(TIP, () => {
      asked += 1;
      return refusal('assistant/sign-up-for-more');
    }),
  );
  show();
  await ask();
  await screen.findByText(new RegExp(OUT));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  await new Promise(resolve => setTimeout(resolve, 700));
  expect(asked).toBe(1);
});

test('a failure is told, and can be tried again', async () => {
  server.use(http.post(TIP, () => HttpResponse.json(null, { status: 502 }), { once: true }));
  show();
  await ask();
  expect(await screen.findByText('Failed to fetch the tip. Please try again later.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(NUDGE.text)).toBeTruthy();
});

test('Escape closes the tip, except in a field of code', async () => {
  show();
  await ask();
  await screen.findByText(NUDGE.text);
  await userEvent.type(screen.getByRole('textbox', { name: 'code' }), '{Escape}');
  expect(screen.getByText(NUDGE.text)).toBeTruthy();
  screen.getByRole('button', { name: 'Not now' }).focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(NUDGE.text)).toBeNull());
  expect(document.activeElement).toBe(await askButton());
});

test('a student whose assistant is disabled finds the switch off, and reads why', async () => {
  const seen: unknown[] = [];
  const student = USERS['student of a parent'];
  const details = { ...student.student_details, assistant_enabled: false };
  server.use(signInAs({ ...student, student_details: details }), ...tipHandlers(NUDGE, seen));
  show();
  await screen.findByText('signed in');
  const tips = screen.getByRole('switch', { name: /^Tips\./ });
  expect(tips.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(tips);
  expect(tips.getAttribute('aria-checked')).toBe('false');
  expect(await screen.findByRole('tooltip')).toHaveProperty(
    'textContent',
    "Student's assistant is disabled by admin",
  );
  expect(screen.queryByRole('button', { name: /^Ask for a tip/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'fail' }));
  await new Promise(resolve => setTimeout(resolve, 700));
  expect(seen).toEqual([]);
});

test('who has no plan is told how the tips become unlimited', async () => {
  server.use(signInAs(USERS['student of a parent']), ...tipHandlers());
  show();
  await screen.findByText('signed in');
  await ask();
  expect(
    await screen.findByRole('button', { name: /\. Subscribe to get unlimited activations$/ }),
  ).toBeTruthy();
});

test('Tell me more asks again', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show();
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me more' }));
  await waitFor(() => expect(seen).toHaveLength(2));
  server.use(...tipHandlers(LINE));
  await userEvent.click(await screen.findByRole('button', { name: 'Tell me more' }));
  await screen.findByText(LINE.text);
  expect(screen.queryByRole('button', { name: 'Tell me more' })).toBeNull();
});

test('the switch takes the tips away, and is kept', async () => {
  show();
  const tips = await screen.findByRole('switch', { name: 'Tips' });
  expect(tips.getAttribute('aria-checked')).toBe('true');
  await ask();
  await screen.findByText(NUDGE.text);
  await userEvent.click(tips);
  expect(tips.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByText(NUDGE.text)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ask for a tip/ })).toBeNull();
  expect(localStorage.getItem('tip_switch')).toBe('off');
});

test('a switch that was turned off stays so', async () => {
  localStorage.setItem('tip_switch', 'off');
  show();
  expect((await screen.findByRole('switch', { name: 'Tips' })).getAttribute('aria-checked')).toBe('false');
});

test('a narrow screen asks for no tips', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show();
  await askButton();
  const answer = { matches: true, addEventListener() {}, removeEventListener() {} };
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => answer as unknown as MediaQueryList);
  await ask();
  expect(screen.queryByRole('complementary', { name: 'Tip of the assistant' })).toBeNull();
  expect(seen).toEqual([]);
});

test('a challenge is asked for with its description', async () => {
  const seen: unknown[] = [];
  server.use(...tipHandlers(NUDGE, seen));
  show({ level: { ...LEVEL, course_slug: 'challenges', slug: 'lost-egg', guide: 'Find the egg.' } });
  await ask();
  await screen.findByText(NUDGE.text);
  expect(seen).toMatchObject([{ description: 'Find the egg.', slug: 'lost-egg', last_prompt: CODE }]);
});
