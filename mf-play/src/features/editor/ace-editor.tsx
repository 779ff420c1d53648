import ace, { type Ace } from 'ace-builds';
import 'ace-builds/css/ace.css';
import 'ace-builds/src-noconflict/ext-language_tools.js';
import 'ace-builds/src-noconflict/mode-python.js';
import { useEffect, useRef } from 'react';
import ReactAce from 'react-ace';
import { completionsFor } from './completions.ts';
import './editor.css';

ace.config.set('useStrictCSP', true);
ace.config.set('loadWorkerFromBlob', false);

ace.require('ace/ext/language_tools').setCompleters([
  {
    getCompletions(
      _editor: Ace.Editor,
      session: Ace.EditSession,
      { row, column }: Ace.Point,
      _prefix: string,
      done: (error: null, found: unknown[]) => void,
    ) {
      done(null, completionsFor(session.getLine(row).slice(0, column)));
    },
  },
]);

export interface AceEditorProps {
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Read to those who do not see it. */
  readonly label: string;
  /** The line that runs, from 1. */
  readonly runningLine: number | null;
  /** The line of an error, from 1, with its text. */
  readonly error: { readonly line: number; readonly text: string } | null;
  readonly readOnly: boolean;
  /** Runs the code as it stands: Control or Command with Enter. */
  readonly onRun: (code: string) => void;
}

const CHANGE_DEBOUNCE_MS = 50;
const TAB_SIZE = 4;
const FONT_SIZE = 16;
const LINE_HEIGHT = 22;

const wholeLine = (line: number, className: string) => ({
  startRow: line - 1,
  endRow: line - 1,
  startCol: 0,
  endCol: 1,
  className,
  type: 'fullLine' as const,
});

export function AceEditor({ code, onChange, label, runningLine, error, readOnly, onRun }: AceEditorProps) {
  const editor = useRef<Ace.Editor | null>(null);
  const latestRun = useRef(onRun);
  useEffect(() => {
    latestRun.current = onRun;
  }, [onRun]);

  useEffect(() => {
    if (runningLine !== null) editor.current?.scrollToLine(runningLine - 1, true, true, () => undefined);
  }, [runningLine]);

  useEffect(() => {
    editor.current?.textInput.getElement().setAttribute('aria-label', label);
  }, [label]);

  return (
    <ReactAce
      mode="python"
      theme=""
      value={code}
      onChange={onChange}
      debounceChangePeriod={CHANGE_DEBOUNCE_MS}
      width="100%"
      height="100%"
      fontSize={FONT_SIZE}
      lineHeight={LINE_HEIGHT}
      tabSize={TAB_SIZE}
      readOnly={readOnly}
      showPrintMargin={false}
      enableBasicAutocompletion
      enableLiveAutocompletion
      setOptions={{
        useWorker: false,
        useSoftTabs: true,
        enableKeyboardAccessibility: true,
        fixedWidthGutter: true,
      }}
      markers={[
        ...(runningLine === null ? [] : [wholeLine(runningLine, 'code-line--running')]),
        ...(error === null ? [] : [wholeLine(error.line, 'code-line--error')]),
      ]}
      annotations={
        error === null ? [] : [{ row: error.line - 1, column: 0, type: 'error', text: error.text }]
      }
      onLoad={loaded => {
        editor.current = loaded;
        loaded.container.classList.add('ace-burrow');
        loaded.textInput.getElement().setAttribute('aria-label', label);
        loaded.commands.addCommand({
          name: 'run',
          bindKey: { win: 'Ctrl-Enter', mac: 'Command-Enter' },
          exec: typed => latestRun.current(typed.getValue()),
        });
      }}
    />
  );
}
