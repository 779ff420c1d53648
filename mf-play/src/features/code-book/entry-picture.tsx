import characters from '@burrow/art/dist/characters.json' with { type: 'json' };
import objects from '@burrow/art/dist/objects.json' with { type: 'json' };
import { TILE_SIZE } from '@burrow/art';
import { useEffect, useMemo, useRef } from 'react';
import type { BookEntry } from './book.types.ts';
import { paintEntry, type Atlases } from './paint.rules.ts';
import { shownState } from './scene-world.ts';
import { loadSheets } from './sheets.ts';

const ATLASES: Atlases = { objects: objects.frames, characters: characters.frames };
const SCALE = 2;

interface EntryPictureProps {
  readonly entry: BookEntry;
  /** Lower-case name of the learner's animal. */
  readonly animal: string;
  readonly label: string;
}

/** What a command does, drawn with the game's own pictures. */
export function EntryPicture({ entry, animal, label }: EntryPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const strokes = useMemo(
    () => paintEntry(entry.command, shownState(entry), ATLASES, animal),
    [entry, animal],
  );
  const width = entry.scene.map.width * TILE_SIZE;
  const height = entry.scene.map.height * TILE_SIZE;

  useEffect(() => {
    let current = true;
    const paint = async (): Promise<void> => {
      const sheets = await loadSheets();
      const context = canvas.current?.getContext('2d');
      if (!current || !context) return;
      context.imageSmoothingEnabled = false;
      context.clearRect(0, 0, width, height);
      for (const { sheet, from, x, y } of strokes)
        context.drawImage(sheets[sheet], from.x, from.y, from.w, from.h, x, y, from.w, from.h);
    };
    paint().catch((error: unknown) => console.warn('A picture of the code book was not drawn.', error));
    return () => {
      current = false;
    };
  }, [strokes, width, height]);

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
