import type { LevelData, Position } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { World } from '@burrow/world';
import { useRef } from 'react';
import { GameCanvas } from '../../bridge/game-canvas.tsx';
import type { GamePlayer } from '../../bridge/game-player.ts';
import type { GameView } from '../../bridge/game.types.ts';
import { ContinueRun } from '../execution/continue-run.tsx';
import { EndlessNotice } from '../execution/endless-notice.tsx';
import { VariantNotice } from '../execution/variant-notice.tsx';
import type { VariantShown } from '../execution/variant-shown.ts';
import type { RunResult } from '../execution/run-result.types.ts';
import { PopupDialog } from '../dialogs/popup.dialog.tsx';
import type { PanelName } from '../dialogs/panel.types.ts';
import { CounterPanel } from '../goals/counter-panel.tsx';
import { errorTile } from '../grid/error-tile.rules.ts';
import { GridButton } from '../grid/grid-button.tsx';
import { MapOverlay } from '../grid/map-overlay.tsx';
import { useGrid } from '../grid/grid.context.tsx';
import { useTile } from '../grid/use-tile.ts';
import { HelpButtons } from '../help/help-buttons.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { useResultSound, useSounds } from '../sound/use-sounds.ts';
import { MapArea } from '../map-reader/map-area.tsx';
import { Report } from '../output/report.tsx';
import { SpeedSelector } from '../speed/speed-selector.tsx';
import type { Speed } from '../speed/speed.ts';
import { PaletteArea } from '../creative/palette-area.tsx';
import type { Palette } from '../creative/use-palette.ts';
import { StepBar } from '../timeline/step-bar.tsx';
import { TimelineArea } from '../timeline/timeline-area.tsx';
import type { Timeline } from '../timeline/use-timeline.ts';
import { useZoomKeys } from './use-zoom-keys.ts';

interface GameColumnProps {
  /** On small screens it is this column that is seen. */
  readonly isShown: boolean;
  readonly level: LevelData;
  readonly player: GamePlayer;
  readonly view: GameView;
  readonly world: World;
  /** A tile was pressed, on the picture or by keyboard. */
  readonly onTile: (tile: Position) => void;
  readonly timeline: Timeline;
  /** What the level offers to be placed; null for most levels. */
  readonly palette: Palette | null;
  /** The hidden setting that is shown in place of the level; null for the level itself. */
  readonly variant: VariantShown | null;
  /** Leads from a hidden setting to the level. */
  readonly onBack: () => void;
  readonly isRunning: boolean;
  /** What runs was ended by a limit, and its beginning is shown. */
  readonly isEndless: boolean;
  readonly result: RunResult | null;
  /** What is told of it here. */
  readonly report: RunResult | null;
  /** Name of the learner's animal. */
  readonly character: string;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly hasRun: boolean;
  readonly onStop: () => void;
  /** Runs again what was stopped; null where there is nothing to go on with. */
  readonly onContinue: (() => void) | null;
  readonly onOpen: (panel: PanelName) => void;
}

/** The world: its picture, the counters over it, and what is said and read in it. */
export function GameColumn(props: GameColumnProps) {
  const {
    level,
    world,
    player,
    view,
    onTile,
    timeline,
    variant,
    isRunning,
    result,
    character,
    speed,
    onSpeed,
    hasRun,
    onStop,
    onOpen,
  } = props;
  const { t } = useTranslation('play');
  const bubble = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const grid = useGrid();
  const [pointer, point] = useTile();
  const [cursor, setCursor] = useTile();
  useZoomKeys(player);
  useSounds(player);
  useResultSound(result);
  return (
    <section className="play__game" aria-label={t('side.game')}>
      {props.isShown && <h1 className="play__game-name">{level.name}</h1>}
      <div className="play__game-tools">
        <SpeedSelector speed={speed} onChange={onSpeed} />
        <SoundButton />
        <HelpButtons hasRun={hasRun} onOpen={onOpen} />
      </div>
      {variant && <VariantNotice variant={variant} onBack={props.onBack} />}
      <div className="play__notice" role="status">
        {isRunning && props.isEndless && <EndlessNotice />}
      </div>
      <div className="game-stage">
        <CounterPanel goals={level.levelGoals} scores={view.state.goals} />
        <div ref={frame} className="game-frame pixel-frame">
          <GameCanvas
            level={level}
            player={player}
            animal={character.toLowerCase()}
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
      </div>
      {isRunning && speed === 'step' && <StepBar isWaiting={view.isWaiting} onNext={() => player.goOn()} />}
      {props.palette && !isRunning && <PaletteArea palette={props.palette} />}
      <TimelineArea timeline={timeline} isRunning={isRunning} />
      <Report className="play__result" report={props.report} />
      {props.onContinue && <ContinueRun onContinue={props.onContinue} />}
      <PopupDialog
        popup={view.popup}
        player={player}
        frame={frame}
        onAnswer={answer => player.answer(answer)}
        onStop={onStop}
      />
    </section>
  );
}
