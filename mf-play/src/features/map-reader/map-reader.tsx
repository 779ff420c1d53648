import type { Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { World } from '@burrow/world';
import type { GameView } from '../../bridge/game.types.ts';
import './map-reader.css';
import { StepLog } from './step-log.tsx';
import { TileGrid } from './tile-grid.tsx';

export interface MapReaderProps {
  readonly world: World;
  readonly view: GameView;
  /** Enter on a tile: as a click on it. */
  readonly onTile: (tile: Position) => void;
}

/** The picture for those who do not see it: the map tile by tile, and what happens, in words. */
export function MapReader(props: MapReaderProps) {
  const { i18n } = useTranslation('timeline');
  return (
    <div className="map-reader" lang={i18n.language}>
      <TileGrid {...props} />
      <StepLog {...props} />
    </div>
  );
}
