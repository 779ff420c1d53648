import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useGameView } from '../../bridge/use-game-view.ts';
import { stepsShown } from '../../bridge/steps-shown.rules.ts';
import { useLevel } from '../../level/level.context.ts';
import { useCode } from '../../level/use-code.ts';
import { useRun } from '../../run/use-run.ts';
import { AssistantArea, useAssistant } from '../assistant/index.ts';
import { DesignArea } from '../design/index.ts';
import type { EditorLines } from '../editor/index.ts';
import { LookSign } from '../lesson/index.ts';
import { OnboardingTip } from '../onboarding/index.ts';
import { OutputPanel } from '../output/index.ts';
import { QuestionArea } from '../question/index.ts';
import { TeacherArea } from '../remarks/index.ts';
import { ReviewArea } from '../review/index.ts';
import type { Speed } from '../speed/index.ts';
import { stepKeysOf, useTimeline } from '../timeline/index.ts';
import { EditorToolbar, RunBar } from '../toolbar/index.ts';
import { EditorArea } from './editor-area.tsx';
import { LevelIntro } from './level-intro.tsx';
import { useReset } from './use-reset.ts';
import { useStart } from './use-start.ts';

/** Level text, tools, editor and output. */
export function CodeColumn({ speed }: { readonly speed: Speed }) {
  const { t } = useTranslation('play');
  const { level, course } = useLevel();
  const [lines, setLines] = useState<EditorLines | null>(null);
  const code = useCode();
  const { phase, isRunning, picture, output, result, shown, report, recording, stop, dismiss } = useRun();
  const timeline = useTimeline();
  const view = useGameView(picture.player);
  const { start, goOn } = useStart();
  const assistant = useAssistant(result);
  const reset = useReset();
  const isStepped = !isRunning && timeline.isUsed && timeline.recording?.code === code.text;
  const onNext = (): void => picture.player.goOn();
  return (
    <section className="play__code" aria-label={t('side.code')}>
      <LookSign />
      <ReviewArea />
      <LevelIntro level={level} course={course} />
      <QuestionArea />
      <DesignArea />
      <div className="play__tools">
        <RunBar
          phase={phase}
          stepKeys={stepKeysOf({ timeline, view, phase, speed, onNext })}
          onRun={() => start()}
          onStop={stop}
        />
        <EditorToolbar isRunning={isRunning} onReset={reset} />
      </div>
      <OnboardingTip />
      <TeacherArea lines={lines} isRunning={isRunning} />
      <EditorArea view={view} isStepped={isStepped} assistant={assistant} onRun={start} onLines={setLines} />
      <div className="play__answers">
        <OutputPanel
          output={output}
          shownSteps={isRunning || isStepped || result?.kind === 'stopped' ? stepsShown(view) : Infinity}
          report={report}
          onContinue={goOn}
        />
        <AssistantArea
          assistant={assistant}
          context={{ level, code: code.text, isRunning, animal: view.state.player, result, recording }}
          onCode={code.change}
          shown={shown}
          onDismiss={dismiss}
        />
      </div>
    </section>
  );
}
