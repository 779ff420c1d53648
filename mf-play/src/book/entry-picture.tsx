import { TILE_SIZE } from '@burrow/art';
import { useMemo } from 'react';
import { ATLASES, useStrokes } from '@burrow/painting/draw';
import type { BookEntry } from './book.types.ts';
import { paintEntry } from './paint-entry.rules.ts';
import { shownState } from './scene-world.ts';

const SCALE = 2;

interface EntryPictureProps {
  readonly entry: BookEntry;
  /** Lower-case name of the learner's animal. */
  readonly animal: string;
  readonly label: string;
}

/** What a command does, drawn with the game's own pictures. */
export function EntryPicture({ entry, animal, label }: EntryPictureProps) {
  const strokes = useMemo(
    () => paintEntry(entry.command, shownState(entry), ATLASES, animal),
    [entry, animal],
  );
  const canvas = useStrokes(strokes);
  const width = entry.scene.map.width * TILE_SIZE;
  const height = entry.scene.map.height * TILE_SIZE;
  return (
    <canvas
      ref={canvas}
      className="book-entry__picture pixel-frame"
      role="img"
      aria-label={label}
      width={width}
      height={height}
      style={{ width: width * SCALE, height: height * SCALE }}
    />
  );
}
