import { useSyncExternalStore } from 'react';
import type { GamePlayer } from './game-player.ts';
import type { GameView } from './game.types.ts';

export function useGameView(player: GamePlayer): GameView {
  return useSyncExternalStore(player.subscribe, player.getView);
}
