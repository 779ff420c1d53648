import type { Position } from '@burrow/contracts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { AnswerMark, type Mark } from '../mark/answer-mark.tsx';
import { isSameTile, tileAfter, type MapSize } from './tile-keys.rules.ts';

/** A tile about which something is known once the answer is settled. */
export interface MarkedTile extends Mark {
  readonly tile: Position;
}

interface TileChooserProps {
  readonly label: string;
  readonly size: MapSize;
  /** The picture of the map, as wide and as high as the chooser. */
  readonly children: ReactNode;
  readonly chosen: Position | null;
  readonly onChoose: (tile: Position) => void;
  /** What is read aloud of a tile. */
  readonly tileLabel: (tile: Position) => string;
  /** Where the keys begin. */
  readonly start: Position;
  /** The answer is settled. */
  readonly disabled?: boolean;
  readonly marks?: readonly MarkedTile[];
}

/** A map of which one tile is chosen: by a press, or by the arrow keys and Enter. Each tile says what is on it. */
export function TileChooser(props: TileChooserProps) {
  const { label, size, children, chosen, onChoose, tileLabel, start, disabled = false, marks = [] } = props;
  const [cursor, setCursor] = useState<Position>(chosen ?? start);
  const grid = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    const next = tileAfter(event.key, cursor, size);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    grid.current?.querySelector<HTMLElement>(`[data-tile="${next.join()}"]`)?.focus();
  };
  const choose = (tile: Position): void => {
    setCursor(tile);
    if (!disabled) onChoose(tile);
  };
  return (
    <div className="tile-chooser" dir="ltr" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
      <div className="tile-chooser__map">{children}</div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        className="tile-chooser__tiles"
        style={{ gridTemplateRows: `repeat(${size.height}, 1fr)` }}
        onKeyDown={press}
      >
        {Array.from({ length: size.height }, (_row, row) => (
          <div key={row} role="row" style={{ gridTemplateColumns: `repeat(${size.width}, 1fr)` }}>
            {Array.from({ length: size.width }, (_column, column) => {
              const tile: Position = [column, row];
              const mark = marks.find(one => isSameTile(one.tile, tile));
              return (
                <button
                  key={column}
                  type="button"
                  role="gridcell"
                  className="tile-chooser__tile"
                  data-tile={tile.join()}
                  data-mark={mark?.kind}
                  aria-selected={isSameTile(chosen, tile)}
                  aria-disabled={disabled}
                  aria-label={mark ? `${tileLabel(tile)}, ${mark.label}` : tileLabel(tile)}
                  tabIndex={isSameTile(cursor, tile) ? 0 : -1}
                  onClick={() => choose(tile)}
                >
                  {mark && <AnswerMark {...mark} />}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
