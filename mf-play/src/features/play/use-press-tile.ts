import type { Position } from '@burrow/contracts';
import { walkTo } from '../../bridge/walk-to.ts';
import { useRun } from '../../run/use-run.ts';
import type { Palette } from '../creative/index.ts';
import { useQuestion } from '../question/index.ts';
import { useTimeline } from '../timeline/index.ts';

/** Returns what a press on a tile does while nothing runs: puts a thing there, answers the guide's question, shows the steps that changed it, or walks the animal there. */
export function usePressTile(palette: Palette | null): (tile: Position) => void {
  const { isRunning, picture } = useRun();
  const timeline = useTimeline();
  const question = useQuestion();
  return tile => {
    if (isRunning || palette?.place(tile)) return;
    const { world, player } = picture;
    const [column, row] = tile;
    const canStand = world.grid.blocked[row * world.grid.width + column] === 0;
    if (question?.chooseTile(tile, canStand) || timeline.askTile(tile)) return;
    walkTo(world, player, tile);
  };
}
