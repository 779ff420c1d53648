import { useTranslation } from '@burrow/i18n';
import { SoundButton, useResultSound, useSounds } from '../sound/index.ts';
import { useGameView } from '../../bridge/use-game-view.ts';
import { useLevel } from '../../level/level.context.ts';
import { textLanguage } from '../../level/text-language.rules.ts';
import { useScreen } from '../../level/screen.context.ts';
import { useRun } from '../../run/use-run.ts';
import { type Palette, PaletteArea } from '../creative/index.ts';
import { GoalList } from '../goals/index.ts';
import { HelpButtons } from '../help/index.ts';
import { Report } from '../output/index.ts';
import { MapQuestionArea } from '../question/index.ts';
import { ContinueRun, EndlessNotice, VariantNotice } from '../run-notices/index.ts';
import { type Speed, SpeedSelector } from '../speed/index.ts';
import { StepBar, TimelineArea } from '../timeline/index.ts';
import { GameStage } from './game-stage.tsx';
import { LevelGuide } from './level-guide.tsx';
import { useGuidePlace } from './use-guide-place.ts';
import { usePressTile } from './use-press-tile.ts';
import { useStart } from './use-start.ts';
import { useZoomKeys } from './use-zoom-keys.ts';

interface GameColumnProps {
  /** What the level offers to put down; null for most levels. */
  readonly palette: Palette | null;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

/** The world: its picture, and what is said and read next to it. */
export function GameColumn({ palette, speed, onSpeed }: GameColumnProps) {
  const { t } = useTranslation('play');
  const { side } = useScreen();
  const { level } = useLevel();
  const { isRunning, picture, recording, result, report, dismiss } = useRun();
  const { player, variant } = picture;
  const { goOn } = useStart();
  const place = useGuidePlace();
  const pressTile = usePressTile(palette);
  const { isWaiting } = useGameView(player);
  useZoomKeys(player);
  useSounds(player);
  useResultSound(result);
  return (
    <section className="play__game" aria-label={t('side.game')}>
      {side === 'game' && (
        <h1 className="play__game-name" {...textLanguage(level)}>
          {level.name}
        </h1>
      )}
      {place === 'game' && level.levelGoals.length > 0 && <LevelGuide level={level} />}
      <div className="play__game-tools">
        <SpeedSelector speed={speed} onChange={onSpeed} />
        <SoundButton />
        <HelpButtons />
      </div>
      {side === 'game' && level.levelGoals.length > 0 && <GoalList />}
      <MapQuestionArea />
      {variant && <VariantNotice variant={variant} onBack={dismiss} />}
      <div className="play__notice" role="status">
        {isRunning && recording?.isEndless && <EndlessNotice />}
      </div>
      <GameStage onTile={pressTile} />
      {isRunning && speed === 'step' && <StepBar isWaiting={isWaiting} onNext={() => player.goOn()} />}
      {palette && !isRunning && <PaletteArea palette={palette} />}
      <TimelineArea isRunning={isRunning} />
      <Report className="play__result" report={report} />
      {goOn && <ContinueRun onContinue={goOn} />}
    </section>
  );
}
