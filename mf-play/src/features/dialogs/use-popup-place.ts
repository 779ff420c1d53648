import type { Position } from '@burrow/contracts';
import type { Ask } from '@burrow/python';
import { useLayoutEffect, type RefObject } from 'react';
import { eachFrame } from '../../engine/clock.ts';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { popupPlace, type Box } from './popup-place.rules.ts';

/** Who asks: the animal for input(), otherwise what it faces. */
function askerOf({ kind }: Ask, player: GamePlayer): Position {
  const { position, facing } = player.getView().state.player;
  return kind === 'input' ? position : [position[0] + facing[0], position[1] + facing[1]];
}

/** The part of an element that is in the window. */
function roomOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  return {
    left: x,
    top: y,
    width: Math.min(right, innerWidth) - x,
    height: Math.min(bottom, innerHeight) - y,
  };
}

/**
 * Keeps a pop-up next to the tile of the one who asks, while the view follows and the window changes. If the map is
 * not visible, it stays where its style puts it.
 * @param inside an element within the pop-up
 * @param frame an element of the size of the map's picture
 */
export function usePopupPlace(
  popup: Ask | null,
  player: GamePlayer,
  inside: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!popup) return;
    return eachFrame(() => {
      const panel = inside.current?.closest<HTMLElement>('.popup-dialog');
      const picture = frame.current;
      const [column, row] = askerOf(popup, player);
      const top = player.screenPosition([column, row]);
      const bottom = player.screenPosition([column, row + 2]);
      if (!panel || !picture || !top || !bottom || picture.clientWidth === 0) return;
      const origin = picture.getBoundingClientRect();
      const asker = { x: origin.left + top.x, top: origin.top + top.y, bottom: origin.top + bottom.y };
      const { left, top: at } = popupPlace(asker, panel.getBoundingClientRect(), roomOf(picture));
      panel.style.translate = `${left}px ${at}px`;
    });
  }, [popup, player, inside, frame]);
}
