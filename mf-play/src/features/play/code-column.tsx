import type { CourseData, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { OutputChunk } from '@burrow/python';
import { Button, Icon } from '@burrow/ui';
import type { GameView } from '../../bridge/game.types.ts';
import type { Code } from '../code/use-code.ts';
import { CodeEditor } from '../editor/code-editor.tsx';
import { countCodeLines } from '../execution/code-lines.rules.ts';
import type { RunPhase } from '../execution/execution.slice.ts';
import type { RunResult } from '../execution/run-result.types.ts';
import { GoalList } from '../goals/goal-list.tsx';
import { OutputPanel } from '../output/output-panel.tsx';
import { RunButton } from '../toolbar/run-button.tsx';
import { LevelHeader } from './level-header.tsx';
import { LevelMarkdown } from './level-markdown.tsx';
import { LevelTexts } from './level-texts.tsx';
import { ProgressStrip } from './progress-strip.tsx';

interface CodeColumnProps {
  readonly level: LevelData;
  readonly course: CourseData | undefined;
  readonly code: Code;
  readonly view: GameView;
  readonly phase: RunPhase;
  readonly output: readonly OutputChunk[];
  readonly result: RunResult | null;
  /** Without code: what the editor last told. */
  readonly onRun: (code?: string) => void;
  readonly onStop: () => void;
  readonly onReset: () => void;
}

/** Level text, tools, editor and output. */
export function CodeColumn(props: CodeColumnProps) {
  const { level, course, code, view, phase, output, result, onRun, onStop, onReset } = props;
  const { t } = useTranslation('play');
  const running = phase !== 'idle';
  const error = useEditorError(result);
  return (
    <section className="play__code" aria-label={t('side.code')}>
      <LevelHeader level={level} course={course} />
      <div className="play__bar">
        {course && <ProgressStrip course={course} level={level} />}
        <LevelTexts level={level} />
      </div>
      <div className="play__guide">
        {level.guideNotReady ? <p>{t('level.guideNotReady')}</p> : <LevelMarkdown text={level.guide} />}
        <GoalList goals={level.levelGoals} scores={view.state.goals} />
      </div>
      <div className="play__tools">
        <RunButton phase={phase} onRun={() => onRun()} onStop={onStop} />
        <Button type="text" onClick={onReset} disabled={running}>
          <Icon name="reset" /> {t('reset.action')}
        </Button>
        {level.maxLinesOfCode && (
          <span className="play__lines">
            {t('editor.lines', { used: countCodeLines(code.text), count: level.maxLinesOfCode })}
          </span>
        )}
      </div>
      <CodeEditor
        code={code.text}
        onChange={code.change}
        label={t('editor.label')}
        runningLine={running ? view.line : null}
        error={error}
        readOnly={running}
        onRun={onRun}
      />
      <OutputPanel output={output} shownSteps={running ? view.step + 1 : Infinity} result={result} />
    </section>
  );
}

/** Where the editor marks an error: the line of the trace, or the first where it has none. */
function useEditorError(result: RunResult | null): { line: number; text: string } | null {
  const { t } = useTranslation('play');
  if (result?.kind !== 'error') return null;
  return { line: result.line ?? 1, text: t(`runErrors.${result.code}`, result.params) };
}
