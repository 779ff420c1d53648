import type { Position } from '@burrow/contracts';
import type { World } from '@burrow/world';
import type { GameView } from '../../bridge/game.types.ts';

export interface MapReaderProps {
  readonly world: World;
  readonly view: GameView;
  /** Enter on a tile: like a click on it. */
  readonly onTile: (tile: Position) => void;
  /** The tile on which the reader is; null after they have left the map. */
  readonly onCursor: (tile: Position | null) => void;
}
