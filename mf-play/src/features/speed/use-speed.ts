import { useCallback, useEffect, useState } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { keepSpeed, MOVE_MS, readSpeed, type Speed } from './speed.ts';

/** The speed of the picture, as it was last chosen in this browser. */
export function useSpeed(player: GamePlayer): readonly [Speed, (speed: Speed) => void] {
  const [speed, setSpeed] = useState(readSpeed);
  useEffect(() => {
    player.setMoveMs(MOVE_MS[speed]);
    player.setStepping(speed === 'step');
  }, [player, speed]);
  const change = useCallback((next: Speed): void => {
    keepSpeed(next);
    setSpeed(next);
  }, []);
  return [speed, change];
}
