import type { LevelData, Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FarmGame } from '../scene/create-game.ts';
import type { GamePlayer } from './game-player.ts';
import type { Stage } from './stage.ts';
import { useTap } from './use-tap.ts';
import { useDrag } from './use-drag.ts';
import { useWheelSteps } from './use-wheel-steps.ts';

interface GameCanvasProps {
  readonly level: LevelData;
  readonly player: GamePlayer;
  /** Lower-case name of the animal. */
  readonly animal: string;
  /** A tile was pressed. */
  readonly onTile: (tile: Position) => void;
  /** Called with the tile that is spoken from, at each frame. */
  readonly bubbleRef: RefObject<HTMLDivElement | null>;
  /** Lies over the map; at each frame its style says where that is: `--x`, `--y` and `--tile`. */
  readonly overlayRef: RefObject<HTMLDivElement | null>;
  /** The tile under the mouse; null after it has left the map. */
  readonly onHover: (tile: Position | null) => void;
}

const loadScene = () => import('../scene/create-game.ts');

/** Begins to load the code of the picture. */
export function preloadCanvas(): void {
  loadScene().catch(() => undefined);
}

/** Returns the game in an element of the page, and whether its code has loaded. */
function useFarmGame(
  parent: RefObject<HTMLDivElement | null>,
  { level, player, animal, bubbleRef, overlayRef }: GameCanvasProps,
) {
  const game = useRef<FarmGame | null>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    const start = async (): Promise<void> => {
      const { createGame } = await loadScene();
      if (!current || !parent.current) return;
      let stage: Stage | null = null;
      game.current = createGame(parent.current, {
        level,
        animal,
        onReady: shown => {
          stage = shown;
          player.attach(shown);
          setReady(true);
        },
        onFrame: () => {
          placeBubble(stage, player, bubbleRef.current);
          placeOverlay(stage, overlayRef.current);
        },
      });
    };
    start().catch((error: unknown) => console.warn('The picture of the level did not start.', error));
    return () => {
      current = false;
      player.attach(null);
      game.current?.destroy();
      game.current = null;
    };
  }, [level, player, animal, bubbleRef, overlayRef, parent]);
  return { game, isReady };
}

/** The picture of the level. Its code is loaded here, not with the page. */
export function GameCanvas(props: GameCanvasProps) {
  const { level, player, onTile, onHover } = props;
  const { t } = useTranslation('play');
  const parent = useRef<HTMLDivElement>(null);
  const { game, isReady } = useFarmGame(parent, props);
  useDrag(parent, {
    onDrag: (dx, dy) => game.current?.scene.pan(dx, dy),
    onPinch: direction => player.zoom(direction),
  });
  useTap(parent, {
    onTap: (x, y) => {
      const tile = game.current?.scene.tileAt(x, y);
      if (tile) onTile(tile);
    },
    onHover: at => {
      const tile = at && (game.current?.scene.tileAt(at.x, at.y) ?? null);
      game.current?.scene.hover(tile);
      onHover(tile);
    },
  });
  useWheelSteps(parent, direction => player.zoom(direction));

  return (
    <div
      ref={parent}
      className="game-canvas"
      role="img"
      aria-label={t('map.label', { level: level.name })}
      data-ready={isReady}
    />
  );
}

function placeBubble(stage: Stage | null, player: GamePlayer, bubble: HTMLDivElement | null): void {
  const { speech } = player.getView();
  if (!stage || !speech || !bubble) return;
  const { x, y } = stage.screenPosition(speech.tile);
  bubble.style.transform = `translate(calc(${Math.round(x)}px - 50%), calc(${Math.round(y)}px - 100%))`;
}

function placeOverlay(stage: Stage | null, overlay: HTMLDivElement | null): void {
  if (!stage || !overlay) return;
  for (const [name, pixels] of Object.entries(stage.mapOnScreen())) {
    const value = `${Math.round(pixels)}px`;
    if (overlay.style.getPropertyValue(`--${name}`) !== value) overlay.style.setProperty(`--${name}`, value);
  }
}
