import type { Position } from '@burrow/contracts';
import { walkTo } from '../../bridge/walk-to.ts';
import { useRun } from '../../run/use-run.ts';
import type { Palette } from '../creative/index.ts';
import { useTimeline } from '../timeline/index.ts';

/** What a press on a tile does while nothing runs: a thing is put there, or its steps are told, or the animal walks there. */
export function usePressTile(palette: Palette | null): (tile: Position) => void {
  const { isRunning, picture } = useRun();
  const timeline = useTimeline();
  return tile => {
    if (isRunning || palette?.place(tile) || timeline.askTile(tile)) return;
    walkTo(picture.world, picture.player, tile);
  };
}
