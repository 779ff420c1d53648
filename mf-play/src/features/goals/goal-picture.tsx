import frames from '@burrow/art/dist/objects.json' with { type: 'json' };
import atlasUrl from '@burrow/art/dist/objects.png';

interface GoalPictureProps {
  /** A name of the atlas of objects. */
  readonly name: string;
  /** Whole-number enlargement; 2 by default. */
  readonly scale?: number;
}

type Frames = Readonly<Record<string, { readonly frame: { x: number; y: number; w: number; h: number } }>>;

const CANDIDATES = (name: string): string[] => [name, `${name}-closed`];

/** A picture from the game's atlas, for goals and counters. Nothing if there is none of that name. */
export function GoalPicture({ name, scale = 2 }: GoalPictureProps) {
  const all = frames.frames as Frames;
  const found = CANDIDATES(name).find(candidate => all[candidate]);
  const frame = found ? all[found]?.frame : undefined;
  if (!frame) return null;
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
