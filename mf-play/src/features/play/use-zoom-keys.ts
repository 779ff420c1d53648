import { useEffect } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 };

/** PageUp and PageDown move the camera, except while a text or the code is being read or written. */
export function useZoomKeys(player: GamePlayer): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key];
      const inText =
        event.target instanceof Element && event.target.closest('textarea, input, pre, [role="dialog"]');
      if (!direction || inText) return;
      event.preventDefault();
      player.zoom(direction);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [player]);
}
