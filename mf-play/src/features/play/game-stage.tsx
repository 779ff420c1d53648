import type { Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useRef } from 'react';
import { GameCanvas } from '../../bridge/game-canvas.tsx';
import { useGameView } from '../../bridge/use-game-view.ts';
import { useLevel } from '../../level/level.context.ts';
import { useRun } from '../../run/use-run.ts';
import { PopupDialog } from '../dialogs/index.ts';
import { CounterPanel } from '../goals/index.ts';
import { errorTile, GridButton, MapOverlay, useGrid, useTile } from '../grid/index.ts';
import { MapArea } from '../map-reader/index.ts';
import { useQuestion } from '../question/index.ts';

interface GameStageProps {
  /** A tile was pressed, in the picture or by keyboard. */
  readonly onTile: (tile: Position) => void;
}

/** The picture, and what lies over it: counters, numbers, speech, pop-ups. */
export function GameStage({ onTile }: GameStageProps) {
  const { t } = useTranslation('play');
  const { who } = useLevel();
  const { picture, result, stop } = useRun();
  const { level, world, player, variant } = picture;
  const view = useGameView(player);
  const bubble = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const grid = useGrid();
  const guess = useQuestion()?.answer;
  const [pointer, point] = useTile();
  const [cursor, setCursor] = useTile();
  return (
    <div className="game-stage">
      <CounterPanel inventory={view.state.inventory} />
      <div ref={frame} className="game-frame pixel-frame">
        <GameCanvas
          level={level}
          player={player}
          animal={who.character.toLowerCase()}
          onTile={onTile}
          onHover={point}
          bubbleRef={bubble}
          overlayRef={overlay}
        />
        <MapOverlay
          ref={overlay}
          map={world.level.map}
          hasGrid={grid.isShown}
          pointer={pointer}
          error={errorTile(variant ? variant.reason : result?.kind === 'error' ? result : null)}
          cursor={cursor}
          guess={Array.isArray(guess) ? (guess as Position) : null}
        />
        <MapArea world={world} view={view} onTile={onTile} onCursor={setCursor} />
        <div ref={bubble} className="speech" hidden={!view.speech} role="status" dir="auto">
          {view.speech?.text}
        </div>
        <div className="zoom-buttons">
          <GridButton isShown={grid.isShown} onToggle={grid.toggle} />
          <button type="button" aria-label={t('map.zoomOut')} onClick={() => player.zoom(-1)}>
            <Icon name="zoom-out" />
          </button>
          <button type="button" aria-label={t('map.zoomIn')} onClick={() => player.zoom(1)}>
            <Icon name="zoom-in" />
          </button>
        </div>
      </div>
      <PopupDialog
        popup={view.popup}
        player={player}
        frame={frame}
        onAnswer={answer => player.answer(answer)}
        onStop={stop}
      />
    </div>
  );
}
