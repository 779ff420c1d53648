import { useEffect } from 'react';
import type { RunResult } from '../../run/run-result.types.ts';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { soundOf } from './sound.rules.ts';
import { soundPlayer } from './sound-player.ts';

/** What happens in the picture is heard. */
export function useSounds(player: GamePlayer): void {
  useEffect(
    () =>
      player.watch(({ type }) => {
        const name = soundOf(type);
        if (name) soundPlayer().play(name);
      }),
    [player],
  );
}

/** How a run ended is heard: all goals met, or an error that Python found by itself. */
export function useResultSound(result: RunResult | null): void {
  useEffect(() => {
    if (result?.kind === 'complete') soundPlayer().play('complete');
    if (result?.kind === 'error' && result.code.startsWith('python/')) soundPlayer().play('error');
  }, [result]);
}
