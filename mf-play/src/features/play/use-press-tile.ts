import type { Position } from '@burrow/contracts';
import { walkTo } from '../../bridge/walk-to.ts';
import { useRun } from '../../run/use-run.ts';
import type { Palette } from '../creative/index.ts';
import { useTimeline } from '../timeline/index.ts';

/** Returns what a press on a tile does while nothing runs: puts a thing there, shows the steps that changed it, or walks the animal there. */
export function usePressTile(palette: Palette | null): (tile: Position) => void {
  const { isRunning, picture } = useRun();
  const timeline = useTimeline();
  return tile => {
    if (isRunning || palette?.place(tile) || timeline.askTile(tile)) return;
    walkTo(picture.world, picture.player, tile);
  };
}
