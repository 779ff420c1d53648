import type { RunStep } from '@burrow/python';
import { loadWorld } from '@burrow/world';
import { fieldLevel, item } from '@burrow/world/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GamePlayer } from '../../bridge/game-player.ts';
import { useGameView } from '../../bridge/use-game-view.ts';
import { loadTimelineTexts } from '../../locales/texts.ts';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import type { Recording } from '../../run/recording.ts';
import { LineSteps } from '../../run/line-steps.ts';
import { RunSteps } from '../../run/run-steps.ts';
import { TimelineArea } from './timeline-area.tsx';
import { TimelineContext, useTimelineOf } from './use-timeline.ts';

startServer();
beforeAll(() => loadTimelineTexts());

const world = loadWorld(
  fieldLevel({ levelGoals: [], items: [item({ action: 'collect', type: 'carrot', position: [5, 5] })] }),
);
const STEPS: readonly RunStep[] = [
  {
    name: 'move_forward',
    argument: 2,
    line: 2,
    next: 3,
    changed: [{ name: 'n', value: '2', kind: 'int' }],
  },
  { name: 'collect', argument: 'carrot', line: 3, next: 4, changed: [] },
  { name: 'open', argument: null, line: 4, next: null, changed: [] },
];

function stepsOf(steps: readonly RunStep[]): RunSteps {
  const recorded = new RunSteps(world);
  recorded.record(steps, 0);
  return recorded;
}

function renderTimeline(steps: readonly RunStep[], more: Partial<Recording> = {}): GamePlayer {
  const recording: Recording = {
    code: '',
    world,
    steps: stepsOf(steps),
    length: steps.length,
    isRefused: false,
    isEndless: false,
    changedAtEnd: [],
    variables: {},
    error: null,
    ...more,
  };
  const player = new GamePlayer(world);
  player.seek(recording.length - 1, recording.steps.at(recording.length - 1));
  function Page() {
    const view = useGameView(player);
    const timeline = useTimelineOf({ player, view, recording, onBack: () => undefined });
    return (
      <TimelineContext value={timeline}>
        <TimelineArea isRunning={false} />
        <button type="button" onClick={() => timeline.askTile([5, 5])}>
          the carrot
        </button>
      </TimelineContext>
    );
  }
  renderPlay([{ path: 'x', element: <Page /> }], 'x');
  return player;
}

/** The cells' icons, each with an outline and hidden from screen readers. */
const signsOf = (steps: HTMLElement) =>
  [...steps.querySelectorAll<SVGElement>('svg[aria-hidden=true]')].map(sign => {
    expect(sign.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
    return sign.dataset['icon'];
  });

const ERROR = { code: 'world/open-position', params: {}, line: 4, message: '', trace: '' } as const;

test('keys step through the run both ways, with lines, variables and bag', async () => {
  const player = renderTimeline(STEPS, { isRefused: true, error: ERROR });
  const steps = await screen.findByRole('slider', { name: 'Steps' });
  expect(steps.getAttribute('aria-valuetext')).toBe('Step 3 of 3: player.open(), line 4');
  expect(screen.getByText('Stopped at step 3')).toBeTruthy();
  expect(signsOf(steps)).toEqual(['move_forward', 'collect', 'open']);
  expect(steps.textContent).toBe('');
  steps.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(steps.getAttribute('aria-valuetext')).toBe(
    'Step 2 of 3: player.collect("carrot"), line 3. Then line 4.',
  );
  expect(screen.getByRole('region', { name: 'In the bag' }).textContent).toContain('carrot × 1 (+1)');
  await userEvent.keyboard('{ArrowLeft}');
  expect(player.getView()).toMatchObject({ step: 0, line: 2, next: 3, state: { inventory: {} } });
  expect(within(screen.getByRole('region', { name: 'Variables' })).getByText('n = 2')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'In the bag' }).textContent).toContain('Nothing yet');
  await userEvent.keyboard('{Home}');
  expect(player.getView()).toMatchObject({ step: -1, line: null });
  await userEvent.keyboard('{End}');
  expect(player.getView().step).toBe(2);
  await userEvent.keyboard('{ArrowRight}');
  expect(player.getView().step).toBe(2);
});

test('a walk that was refused on its way is counted in tiles, at the step that the picture shows', async () => {
  const player = renderTimeline([{ ...STEPS[0]!, argument: 30 }], { isRefused: true, error: ERROR });
  expect(await screen.findByText('Step 1 of 1')).toBeTruthy();
  expect(player.getView().state.player.position).toEqual([11, 5]);
  expect(screen.getByText('Stopped after 9 of 30 tiles')).toBeTruthy();
});

test('buttons lead to the start, back, on, and play the rest', async () => {
  const player = renderTimeline(STEPS.slice(0, 2));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the start' }));
  expect(player.getView().step).toBe(-1);
  await userEvent.click(screen.getByRole('button', { name: 'One step forward' }));
  expect(player.getView().step).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Play from here' }));
  expect(await screen.findByText('Step 2 of 2')).toBeTruthy();
});

test('many steps have a slider', async () => {
  const many = Array.from({ length: 21 }, (): RunStep => ({
    ...STEPS[0]!,
    name: 'turn_left',
    argument: null,
  }));
  const player = renderTimeline(many);
  const slider = await screen.findByRole('slider', { name: 'Steps' });
  expect(slider.tagName).toBe('INPUT');
  slider.focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(player.getView().step).toBe(0);
});

test('a program without commands is stepped through by its lines, with their numbers and values', async () => {
  const lines = [
    { line: 1, next: 2, changed: [{ name: 'eggs', value: '3', kind: 'int' }] },
    { line: 2, next: null, changed: [{ name: 'left', value: '1', kind: 'int' }] },
  ];
  const steps = new LineSteps(world, lines);
  const player = renderTimeline([], { steps, length: 2, code: 'eggs = 3\nleft = eggs - 2' });
  const cells = await screen.findByRole('slider', { name: 'Steps' });
  expect(cells.textContent).toBe('12');
  expect(cells.getAttribute('aria-valuetext')).toBe('Step 2 of 2: left = eggs - 2, line 2');
  cells.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(cells.getAttribute('aria-valuetext')).toBe('Step 1 of 2: eggs = 3, line 1. Then line 2.');
  expect(player.getView()).toMatchObject({ line: 1, next: 2 });
  const variables = within(screen.getByRole('region', { name: 'Variables' }));
  expect(variables.getByText('eggs = 3')).toBeTruthy();
  expect(variables.queryByText('left = 1')).toBeNull();
});

test('a tile says which line changed it, and leads to that step', async () => {
  const player = renderTimeline(STEPS.slice(0, 2));
  await screen.findByRole('slider');
  await userEvent.click(screen.getByText('the carrot'));
  expect((await screen.findByRole('status')).textContent).toContain(
    'Changed by these lines: the carrot in front of you',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back to the start' }));
  await userEvent.click(screen.getByRole('button', { name: 'Line 3, step 2' }));
  expect(player.getView().step).toBe(1);
});

test('if the picture was left between steps, the panel says so, and leads back to the step', async () => {
  const player = renderTimeline(STEPS);
  const steps = await screen.findByRole('slider');
  await act(() => player.walk([[3, 5]]));
  expect(screen.getByText('You walked here yourself')).toBeTruthy();
  expect(steps.getAttribute('aria-valuetext')).toBe('You walked here yourself');
  await userEvent.click(screen.getByRole('button', { name: 'One step forward' }));
  expect(screen.getByText('Step 3 of 3')).toBeTruthy();
  act(() => player.seek(-1, null));
  let played: Promise<boolean> | undefined;
  act(() => {
    played = player.play(stepsOf(STEPS).between(0, 1));
    player.stop();
  });
  await played;
  expect(screen.getByText('In the middle of step 1 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'One step forward' }));
  expect(screen.getByText('Step 1 of 3')).toBeTruthy();
});
