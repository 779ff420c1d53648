import type { Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { tileAfterKey } from './grid-keys.rules.ts';
import type { MapReaderProps } from './map-reader.types.ts';
import { mapSummary } from './map-summary.rules.ts';
import { tileWords } from './tile-words.rules.ts';

/**
 * The map as a grid with one tab stop. Only the row of the chosen tile is in the page, so that large maps cost
 * nothing; the grid says how many there are. The tile's text is also shown to people who can see.
 */
export function TileGrid({ world, view, onTile, onCursor }: MapReaderProps) {
  const { t } = useTranslation(['timeline', 'play']);
  const { width, height } = world.level.map;
  const [chosen, setChosen] = useState<Position | null>(null);
  const here = useRef<HTMLDivElement>(null);
  const [summary, hint] = [useId(), useId()];
  const [column, row] = chosen ?? view.state.player.position;
  const words = useMemo(
    () => Array.from({ length: width }, (_, index) => tileWords(world, view.state, [index, row], t)),
    [row, t, view.state, width, world],
  );
  useEffect(() => {
    if (chosen) here.current?.focus({ preventScroll: true });
  }, [chosen]);

  const press = (event: KeyboardEvent): void => {
    const at: Position = [column, row];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onTile(at);
    }
    const to = tileAfterKey(event.key, at, { width, height });
    if (!to) return;
    event.preventDefault();
    setChosen(to);
    onCursor(to);
  };
  return (
    <div
      role="grid"
      tabIndex={-1}
      dir="ltr"
      className="tile-grid"
      aria-label={t('map.label')}
      aria-describedby={`${summary} ${hint}`}
      aria-colcount={width}
      aria-rowcount={height}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setChosen(null);
        onCursor(null);
      }}
      onFocus={() => onCursor([column, row])}
    >
      <p id={summary} className="visually-hidden">
        {mapSummary(world, view.state, t)}
      </p>
      <TileRow words={words} column={column} row={row} here={here} />
      <span id={hint} className="visually-hidden">
        {t('map.act')}
      </span>
    </div>
  );
}

interface TileRowProps {
  /** What is said about each tile of the row. */
  readonly words: readonly string[];
  /** The chosen tile. */
  readonly column: number;
  readonly row: number;
  readonly here: Ref<HTMLDivElement>;
}

function TileRow({ words, column, row, here }: TileRowProps) {
  return (
    <div role="row" aria-rowindex={row + 1}>
      {words.map((told, index) => (
        <div
          key={index}
          ref={index === column ? here : null}
          role="gridcell"
          dir="auto"
          aria-colindex={index + 1}
          tabIndex={index === column ? 0 : -1}
          className={index === column ? 'tile-grid__here' : 'visually-hidden'}
        >
          {told}
        </div>
      ))}
    </div>
  );
}
