import { useEffect } from 'react';
import type { RunResult } from '../../run/run-result.types.ts';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { soundOf } from './sound.rules.ts';
import { soundPlayer } from './sound-player.ts';

/** Plays the sounds of what happens in the picture. */
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

/** Plays the sound of how a run ended: all goals met, or an error that Python itself found. */
export function useResultSound(result: RunResult | null): void {
  useEffect(() => {
    if (result?.kind === 'complete') soundPlayer().play('complete');
    if (result?.kind === 'error' && result.code.startsWith('python/')) soundPlayer().play('error');
  }, [result]);
}
