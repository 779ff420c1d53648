import type { Position } from '@burrow/contracts';
import { createContext, useContext, useState } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';
import type { GameView } from '../../bridge/game.types.ts';
import type { Recording } from '../../run/recording.ts';

interface TimelineOptions {
  readonly player: GamePlayer;
  readonly view: GameView;
  /** The run that can be stepped through; null while there is none. */
  readonly recording: Recording | null;
  /** The learner steps back. */
  readonly onBack: () => void;
}

/** The answer to a click on a tile: which steps changed it. */
export interface TouchedTile {
  readonly tile: Position;
  /** Indexes of steps. */
  readonly steps: readonly number[];
}

export interface Timeline {
  readonly recording: Recording | null;
  /** How many steps of the run the picture has shown. */
  readonly position: number;
  /** Why the picture is not at the end of that step; null if it is. */
  readonly aside: GameView['aside'];
  readonly isPlaying: boolean;
  /** The learner has stepped through this run. */
  readonly isUsed: boolean;
  readonly touched: TouchedTile | null;
  readonly seek: (position: number) => void;
  /** One step back and on, or to the end of a step that was left; null if there is none. */
  readonly back: (() => void) | null;
  readonly forward: (() => void) | null;
  readonly play: () => void;
  readonly pause: () => void;
  /** Asks which lines changed a tile. False if none did. */
  readonly askTile: (tile: Position) => boolean;
  readonly forgetTile: () => void;
}

export const TimelineContext = createContext<Timeline | null>(null);

/** The timeline of what the picture shows. */
export function useTimeline(): Timeline {
  const timeline = useContext(TimelineContext);
  if (!timeline) throw new Error('There is no timeline around this part.');
  return timeline;
}

/** Steps and scrubs through a run that has ended, both ways. */
export function useTimelineOf({ player, view, recording, onBack }: TimelineOptions): Timeline {
  const [used, setUsed] = useState<Recording | null>(null);
  const [playing, setPlaying] = useState<Recording | null>(null);
  const [asked, setAsked] = useState<{ of: Recording; touched: TouchedTile } | null>(null);
  const length = recording?.length ?? 0;
  const position = Math.min(view.step + 1, length);

  const seek = (to: number): void => {
    if (!recording) return;
    if (to < position) onBack();
    setUsed(recording);
    setPlaying(null);
    player.seek(to - 1, recording.steps.at(to - 1));
  };
  const play = (): void => {
    if (!recording) return;
    const from = position === length ? 0 : position;
    seek(from);
    setPlaying(recording);
    void player.play(recording.steps.between(from, length)).then(isAtEnd => isAtEnd && setPlaying(null));
  };
  const askTile = (tile: Position): boolean => {
    const steps = recording?.steps.touching(tile) ?? [];
    setAsked(recording && steps.length > 0 ? { of: recording, touched: { tile, steps } } : null);
    return steps.length > 0;
  };
  const isPlaying = recording !== null && playing === recording;
  const aside = isPlaying ? null : view.aside;
  const next = aside === null ? position + 1 : position;
  return {
    recording,
    position,
    aside,
    isPlaying,
    back: position > 0 ? () => seek(position - 1) : null,
    forward: next <= length ? () => seek(next) : null,
    isUsed: recording !== null && used === recording,
    touched: asked !== null && asked.of === recording ? asked.touched : null,
    seek,
    play,
    pause: () => seek(position),
    askTile,
    forgetTile: () => setAsked(null),
  };
}
