import type { Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { CSSProperties, Ref } from 'react';
import './grid.css';

interface MapOverlayProps {
  /** At each frame its style says where the map begins on the screen and how large a tile is. */
  readonly ref: Ref<HTMLDivElement>;
  /** In tiles. */
  readonly map: { readonly width: number; readonly height: number };
  /** Whether lines and numbers are shown. */
  readonly hasGrid: boolean;
  readonly pointer: Position | null;
  readonly error: Position | null;
  readonly cursor: Position | null;
  /** Where the learner thinks that the animal will stand. */
  readonly guess: Position | null;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Over the picture: the grid with its numbers, the position of the tile under the pointer, and framed tiles. */
export function MapOverlay({ ref, map, hasGrid, pointer, error, cursor, guess }: MapOverlayProps) {
  const { t } = useTranslation('play');
  return (
    <div ref={ref} className="map-overlay" aria-hidden="true">
      {hasGrid && (
        <>
          <div className="map-overlay__lines" style={tilesOf('columns', [map.width, map.height])} />
          <div className="map-overlay__columns">
            {upTo(map.width).map(column => (
              <span key={column}>{column}</span>
            ))}
          </div>
          <div className="map-overlay__rows">
            {upTo(map.height).map(row => (
              <span key={row}>{row}</span>
            ))}
          </div>
        </>
      )}
      {guess && <Frame tile={guess} kind="guess" />}
      {error && <Frame tile={error} kind="error" />}
      {cursor && <Frame tile={cursor} kind="cursor" />}
      {pointer && (
        <p className="map-overlay__place" dir="auto">
          {t('map.place', { column: pointer[0] + 1, row: pointer[1] + 1 })}
        </p>
      )}
    </div>
  );
}

function Frame({ tile, kind }: { readonly tile: Position; readonly kind: 'error' | 'cursor' | 'guess' }) {
  return <div className={`map-overlay__frame map-overlay__frame--${kind}`} style={tilesOf('column', tile)} />;
}

/** Converts a position or a size in tiles for the style. */
const tilesOf = (name: 'column' | 'columns', [across, down]: readonly [number, number]): CSSProperties =>
  ({ [`--${name}`]: across, [name === 'column' ? '--row' : '--rows']: down }) as CSSProperties;
