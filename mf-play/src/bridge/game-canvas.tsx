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
  /** Follows the tile that is spoken from, at each frame. */
  readonly bubbleRef: RefObject<HTMLDivElement | null>;
}

const loadScene = () => import('../scene/create-game.ts');

/** Begins to load the code of the picture. */
export function preloadCanvas(): void {
  loadScene().catch(() => undefined);
}

/** The picture of the level. Its code is loaded here, not with the page. */
export function GameCanvas({ level, player, animal, onTile, bubbleRef }: GameCanvasProps) {
  const { t } = useTranslation('play');
  const parent = useRef<HTMLDivElement>(null);
  const game = useRef<FarmGame | null>(null);
  const [ready, setReady] = useState(false);

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
        onFrame: () => placeBubble(stage, player, bubbleRef.current),
      });
    };
    start().catch((error: unknown) => console.warn('The picture of the level did not start.', error));
    return () => {
      current = false;
      player.attach(null);
      game.current?.destroy();
      game.current = null;
    };
  }, [level, player, animal, bubbleRef]);

  useDrag(parent, {
    onDrag: (dx, dy) => game.current?.scene.pan(dx, dy),
    onPinch: direction => player.zoom(direction),
  });
  useTap(parent, {
    onTap: (x, y) => {
      const tile = game.current?.scene.tileAt(x, y);
      if (tile) onTile(tile);
    },
    onHover: at => game.current?.scene.hover(at && game.current.scene.tileAt(at.x, at.y)),
  });
  useWheelSteps(parent, direction => player.zoom(direction));

  return (
    <div
      ref={parent}
      className="game-canvas"
      role="img"
      aria-label={t('map.label', { level: level.name })}
      data-ready={ready}
    />
  );
}

function placeBubble(stage: Stage | null, player: GamePlayer, bubble: HTMLDivElement | null): void {
  const { speech } = player.getView();
  if (!stage || !speech || !bubble) return;
  const { x, y } = stage.screenPosition(speech.tile);
  bubble.style.transform = `translate(calc(${Math.round(x)}px - 50%), calc(${Math.round(y)}px - 100%))`;
}
