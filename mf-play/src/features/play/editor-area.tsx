import { useTranslation } from '@burrow/i18n';
import { type RefObject, useEffect, useRef } from 'react';
import type { GameView } from '../../bridge/game.types.ts';
import { useLevel } from '../../level/level.context.ts';
import { useScreen } from '../../level/screen.context.ts';
import { useTwoColumns } from '../../level/use-media.ts';
import { useCode } from '../../level/use-code.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { useRun } from '../../run/use-run.ts';
import { type Assistant, AssistantTools } from '../assistant/index.ts';
import { AttemptsHint } from '../attempts/index.ts';
import { useOpenDesign } from '../design/index.ts';
import { OrderArea, OrderSwitch, useOrder } from '../exercise/index.ts';
import { CodeEditor, type EditorHandle, type EditorLines, KeyRow, levelThings } from '../editor/index.ts';
import { LineCount } from '../toolbar/index.ts';

interface EditorAreaProps {
  readonly view: GameView;
  /** The learner is stepping through a run of this very code. */
  readonly isStepped: boolean;
  readonly assistant: Assistant;
  readonly onRun: (code: string) => void;
  readonly onLines: (lines: EditorLines) => void;
}

/** The editor, what is counted and switched below it, and keys that small screens lack. */
export function EditorArea({ view, isStepped, assistant, onRun, onLines }: EditorAreaProps) {
  const { t } = useTranslation('play');
  const { level } = useLevel();
  const { text, change } = useCode();
  const { isRunning, result } = useRun();
  const editor = useRef<EditorHandle>(null);
  const { applied } = assistant;
  const order = useOrder(text);
  const isLocked = useOpenDesign()?.isLocked ?? false;
  const runningLine = isRunning || isStepped ? view.line : null;
  useErrorInSight(editor, errorLine(result));
  return (
    <>
      <div className="editor-frame">
        {order.task ? (
          <OrderArea
            task={order.task}
            code={text}
            onChange={change}
            disabled={isRunning}
            runningLine={runningLine}
            errorLine={errorLine(result)}
          />
        ) : (
          <CodeEditor
            code={text}
            onChange={change}
            label={t('editor.label')}
            enterLabel={t('editor.enter')}
            runningLine={runningLine}
            nextLine={isStepped ? view.next : null}
            tipLine={applied?.code === text ? applied.line : null}
            errorLine={errorLine(result)}
            errorLabel={t('editor.error')}
            readOnly={isRunning || isLocked}
            onRun={onRun}
            names={level.constants.map(({ name }) => name)}
            things={command => levelThings(level, command)}
            handle={editor}
            onLines={onLines}
          />
        )}
        <EditorFoot assistant={assistant} order={order} code={text} />
      </div>
      {!order.task && !isLocked && <KeyRow commands={level.commands} editor={editor} disabled={isRunning} />}
    </>
  );
}

interface EditorFootProps {
  readonly assistant: Assistant;
  readonly order: ReturnType<typeof useOrder>;
  readonly code: string;
}

/** What is counted and switched below the code. */
function EditorFoot({ assistant, order, code }: EditorFootProps) {
  const { level } = useLevel();
  return (
    <div className="editor-foot">
      <AssistantTools assistant={assistant} />
      <OrderSwitch order={order} />
      <div className="play__counts">
        {level.maxLinesOfCode && (
          <LineCount
            code={code}
            most={level.maxLinesOfCode}
            isShortened={level.exercise?.kind === 'shorten'}
          />
        )}
        <AttemptsHint course={level.course_slug} />
      </div>
    </div>
  );
}

/** Where one column is seen, whoever goes back to the code after an error finds its line there. */
function useErrorInSight(editor: RefObject<EditorHandle | null>, line: number | null): void {
  const { side } = useScreen();
  const isAlone = !useTwoColumns() && side === 'code';
  useEffect(() => {
    if (isAlone && line !== null) editor.current?.showLine(line);
  }, [editor, isAlone, line]);
}

/** The line on which the editor marks an error: that of the trace, or the first if it has none. */
function errorLine(result: RunResult | null): number | null {
  if (result?.kind === 'variant') return result.shown.line;
  return result?.kind === 'error' ? (result.line ?? 1) : null;
}
