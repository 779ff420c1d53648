import { after } from '@burrow/client';
import type { QuizAnswer, WorldLevel } from '@burrow/contracts';
import type { RunError, RunOutcome } from '@burrow/python';
import { startState, WORLD_VERSION, type World, type WorldState } from '@burrow/world';
import { useEffect, useRef, useState } from 'react';
import { getEngine, whenReady } from './engine.ts';
import { framesOf, frameTime, type Frame } from './frames.rules.ts';
import { answerOfRun } from './run-result.rules.ts';

/** How the last run ended. */
export interface RunEnd {
  readonly code: string;
  readonly error: RunError | null;
  readonly printed: string;
  /** What signs said. */
  readonly read: readonly string[];
  /** What can be handed in of it. */
  readonly answer: QuizAnswer | null;
}

export type RunPhase = 'still' | 'starting' | 'running';

export interface WorldRun {
  readonly phase: RunPhase;
  readonly state: WorldState;
  /** The line whose effect is shown, from 1. */
  readonly line: number | null;
  readonly end: RunEnd | null;
  readonly run: (code: string) => void;
  readonly stop: () => void;
}

const prefersNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the moments of a run one after the other. Resolves to false if it was called off. */
async function showAll(
  frames: readonly Frame[],
  show: (frame: Frame) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const time = frameTime(frames.length);
  const shown = prefersNoMotion() ? frames.slice(-1) : frames;
  for (const frame of shown) {
    if (signal.aborted) return false;
    show(frame);
    await new Promise<void>(resolve => void after(time, resolve));
  }
  return !signal.aborted;
}

/** Runs a program on other maps, unseen. */
async function runAll(code: string, levels: readonly WorldLevel[]): Promise<RunOutcome[]> {
  const outcomes: RunOutcome[] = [];
  for (const level of levels) outcomes.push(await getEngine().run({ code, level, record: false }));
  return outcomes;
}

/** Runs programs on the map of a question with real Python, and shows how the animal goes. */
export function useWorldRun(
  world: World,
  variants: readonly WorldLevel[],
  onEnd: (end: RunEnd) => void,
): WorldRun {
  const [phase, setPhase] = useState<RunPhase>('still');
  const [frame, setFrame] = useState<Frame | null>(null);
  const [end, setEnd] = useState<RunEnd | null>(null);
  const going = useRef<AbortController | null>(null);

  const stop = (): void => {
    going.current?.abort();
    going.current = null;
    getEngine().stop();
    setPhase('still');
  };
  useEffect(() => {
    getEngine().start();
    return () => {
      going.current?.abort();
      getEngine().stop();
    };
  }, []);

  const follow = async (code: string, { signal }: AbortController): Promise<void> => {
    const python = getEngine();
    python.start();
    await whenReady(python);
    if (signal.aborted) return;
    setPhase('running');
    const outcome = await python.run({ code, level: world.level, record: false });
    const frames = framesOf(world, outcome.commands);
    const others = outcome.status === 'finished' ? await runAll(code, variants) : [];
    if (signal.aborted || !(await showAll(frames, setFrame, signal))) return;
    const told: RunEnd = {
      code,
      error: outcome.error,
      printed: outcome.output.map(({ text }) => text).join(''),
      read: frames.flatMap(({ read }) => read ?? []),
      answer: answerOfRun(code, WORLD_VERSION, outcome, others),
    };
    going.current = null;
    setEnd(told);
    setPhase('still');
    onEnd(told);
  };

  return {
    phase,
    state: frame?.state ?? startState(world),
    line: phase === 'running' ? (frame?.line ?? null) : null,
    end,
    stop,
    run: code => {
      if (going.current) return;
      going.current = new AbortController();
      setEnd(null);
      setFrame(null);
      setPhase('starting');
      void follow(code, going.current);
    },
  };
}
