import frames from '@burrow/art/dist/objects.json' with { type: 'json' };
import atlasUrl from '@burrow/art/dist/objects.webp';
import type { ReactNode } from 'react';

interface GoalPictureProps {
  /** A name of the atlas of objects. */
  readonly name: string;
  /** Whole-number enlargement; 2 by default. */
  readonly scale?: number;
  /** Pixels of a square: the picture is enlarged as far as it fits there, instead of by `scale`. */
  readonly fit?: number;
  /** What is shown if there is no picture of that name; nothing by default. */
  readonly fallback?: ReactNode;
}

type Frames = Readonly<Record<string, { readonly frame: { x: number; y: number; w: number; h: number } }>>;

const CANDIDATES = (name: string): string[] => [name, `${name}-closed`];

/** A picture from the game's atlas, for goals, counters and things to put down. */
export function GoalPicture({ name, scale: wanted = 2, fit, fallback = null }: GoalPictureProps) {
  const all = frames.frames as Frames;
  const found = CANDIDATES(name).find(candidate => all[candidate]);
  const frame = found ? all[found]?.frame : undefined;
  if (!frame) return fallback;
  const scale = fit === undefined ? wanted : Math.max(1, Math.floor(fit / Math.max(frame.w, frame.h)));
  const { w: width, h: height } = frames.meta.size;
  return (
    <span
      className="goal-picture"
      aria-hidden="true"
      style={{
        width: frame.w * scale,
        height: frame.h * scale,
        backgroundImage: `url(${atlasUrl})`,
        backgroundPosition: `-${frame.x * scale}px -${frame.y * scale}px`,
        backgroundSize: `${width * scale}px ${height * scale}px`,
      }}
    />
  );
}
