import { GridProvider } from '../grid/grid.context.tsx';
import { HelpButtons } from '../help/help-buttons.tsx';
import { stepKeysOf } from '../timeline/step-keys.rules.ts';
import { useSpeed } from '../speed/use-speed.ts';
import { CodeColumn } from './code-column.tsx';
import { GameColumn } from './game-column.tsx';
import { PlayOverlays } from './play-overlays.tsx';
import { SideToggle } from './side-toggle.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePlay, type PlayScreenProps } from './use-play.ts';

/** The play screen of one level: text and code on one side, the world on the other. */
export function PlayScreen(props: PlayScreenProps) {
  const { level, course } = props;
  const play = usePlay(props);
  const { stage, view, run, timeline, onboarding, openPanel } = play;
  const [speed, changeSpeed] = useSpeed(stage.player);
  return (
    <GridProvider level={level}>
      <div ref={useArrivalFocus()} className={`play play--${play.side}`}>
        <div className="play__stage" inert={play.who.needsStudent}>
          <SideToggle side={play.side} onChange={play.setSide}>
            <HelpButtons hasRun={run.hasRun} onOpen={openPanel} />
          </SideToggle>
          <CodeColumn
            level={level}
            course={course}
            goals={stage.level.levelGoals}
            code={play.code}
            view={view}
            timeline={timeline}
            {...run}
            report={play.report}
            onboarding={onboarding.step}
            onDismissOnboarding={() => onboarding.tell('dismissed')}
            stepKeys={stepKeysOf({
              timeline,
              view,
              phase: run.phase,
              speed,
              onNext: () => stage.player.goOn(),
            })}
            onRun={play.start}
            onStop={run.stop}
            onContinue={play.goOn}
            onReset={play.reset}
            onOpen={openPanel}
          />
          <GameColumn
            isShown={play.side === 'game'}
            level={stage.level}
            player={stage.player}
            view={view}
            world={stage.world}
            onTile={play.pressTile}
            timeline={timeline}
            palette={play.palette}
            variant={play.variant}
            onBack={play.closeResult}
            isRunning={run.phase !== 'idle'}
            isEndless={run.recording?.isEndless ?? false}
            result={run.result}
            report={play.report}
            character={play.who.character}
            speed={speed}
            onSpeed={changeSpeed}
            hasRun={run.hasRun}
            onStop={run.stop}
            onContinue={play.goOn}
            onOpen={openPanel}
          />
        </div>
        <PlayOverlays level={level} course={course} play={play} />
      </div>
    </GridProvider>
  );
}
