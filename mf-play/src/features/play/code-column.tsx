import type { CourseData, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { OutputChunk } from '@burrow/python';
import { useMemo, useRef } from 'react';
import type { GameView } from '../../bridge/game.types.ts';
import { stepsShown } from '../../bridge/steps-shown.rules.ts';
import { AssistantArea } from '../assistant/assistant-area.tsx';
import { AssistantTools } from '../assistant/assistant-tools.tsx';
import { useAssistant } from '../assistant/use-assistant.ts';
import { AttemptsHint } from '../attempts/attempts-hint.tsx';
import type { Code } from '../code/use-code.ts';
import type { PanelName } from '../dialogs/panel.types.ts';
import { CodeEditor } from '../editor/code-editor.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { KeyRow } from '../editor/key-row.tsx';
import type { RunPhase } from '../execution/execution.slice.ts';
import type { Recording } from '../execution/recording.ts';
import type { RunResult } from '../execution/run-result.types.ts';
import { shownScores } from '../goals/goals.rules.ts';
import { OnboardingTip } from '../onboarding/onboarding-tip.tsx';
import type { OnboardingStep } from '../onboarding/onboarding.rules.ts';
import type { StepKeys } from '../timeline/step-keys.rules.ts';
import type { Timeline } from '../timeline/use-timeline.ts';
import { OutputPanel } from '../output/output-panel.tsx';
import { EditorToolbar } from '../toolbar/editor-toolbar.tsx';
import { LineCount } from '../toolbar/line-count.tsx';
import { RunBar } from '../toolbar/run-bar.tsx';
import { LevelIntro } from './level-intro.tsx';

interface CodeColumnProps {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  /** Of the map that is shown. */
  readonly goals: LevelData['levelGoals'];
  readonly code: Code;
  readonly view: GameView;
  readonly timeline: Timeline;
  readonly phase: RunPhase;
  readonly output: readonly OutputChunk[];
  readonly result: RunResult | null;
  /** What is told of it here. */
  readonly report: RunResult | null;
  /** The last run on the level's own map. */
  readonly recording: Recording | null;
  /** What the keys beside Run do on small screens; null where there is nothing to step through. */
  readonly stepKeys: StepKeys | null;
  readonly onboarding: OnboardingStep;
  readonly onDismissOnboarding: () => void;
  /** Without code: what the editor last told. */
  readonly onRun: (code?: string) => void;
  readonly onStop: () => void;
  /** Runs again what was stopped; null where nothing was, or the code is another one now. */
  readonly onContinue: (() => void) | null;
  readonly onReset: () => void;
  readonly onOpen: (panel: PanelName) => void;
}

/** Level text, tools, editor and output. */
export function CodeColumn(props: CodeColumnProps) {
  const { level, course, code, view, timeline, phase, output, result, onRun, onStop, onReset, onOpen } =
    props;
  const { t } = useTranslation('play');
  const editor = useRef<EditorHandle>(null);
  const running = phase !== 'idle';
  const isComplete = result?.kind === 'complete';
  const scores = useMemo(
    () => shownScores(props.goals, view.state.goals, isComplete),
    [props.goals, view.state.goals, isComplete],
  );
  const assistant = useAssistant(result);
  const { applied } = assistant;
  const isStepped = !running && timeline.isUsed && timeline.recording?.code === code.text;
  return (
    <section className="play__code" aria-label={t('side.code')}>
      <LevelIntro level={level} course={course} goals={props.goals} scores={scores} onOpen={onOpen} />
      <div className="play__tools">
        <RunBar phase={phase} stepKeys={props.stepKeys} onRun={() => onRun()} onStop={onStop} />
        <EditorToolbar isRunning={running} onReset={onReset} onOpen={onOpen} />
      </div>
      <OnboardingTip step={props.onboarding} onDismiss={props.onDismissOnboarding} />
      <div className="editor-frame">
        <CodeEditor
          code={code.text}
          onChange={code.change}
          label={t('editor.label')}
          enterLabel={t('editor.enter')}
          runningLine={running || isStepped ? view.line : null}
          nextLine={isStepped ? view.next : null}
          tipLine={applied?.code === code.text ? applied.line : null}
          errorLine={errorLine(result)}
          errorLabel={t('editor.error')}
          readOnly={running}
          onRun={onRun}
          names={level.constants.map(({ name }) => name)}
          handle={editor}
        />
        <div className="editor-foot">
          <AssistantTools assistant={assistant} course={level.course_slug} />
          <div className="play__counts">
            {level.maxLinesOfCode && <LineCount code={code.text} most={level.maxLinesOfCode} />}
            <AttemptsHint course={level.course_slug} />
          </div>
        </div>
      </div>
      <KeyRow commands={level.commands} editor={editor} disabled={running} />
      <div className="play__answers">
        <OutputPanel
          output={output}
          shownSteps={running || isStepped || result?.kind === 'stopped' ? stepsShown(view) : Infinity}
          report={props.report}
          onContinue={props.onContinue}
        />
        <AssistantArea
          assistant={assistant}
          context={{
            level,
            code: code.text,
            isRunning: running,
            player: view.state.player,
            result,
            recording: props.recording,
          }}
          onCode={code.change}
        />
      </div>
    </section>
  );
}

/** The line on which the editor marks an error: that of the trace, or the first where it has none. */
function errorLine(result: RunResult | null): number | null {
  if (result?.kind === 'variant') return result.shown.line;
  return result?.kind === 'error' ? (result.line ?? 1) : null;
}
