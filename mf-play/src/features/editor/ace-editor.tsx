import { after } from '@burrow/client';
import type { Ace } from 'ace-builds';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import ReactAce from 'react-ace';
import type { CompletionSource } from './completions.ts';
import {
  drawWhenShown,
  equipAce,
  LOOK,
  markLines,
  nameParts,
  speak,
  OPTIONS,
  TEXT_TOLD_AFTER_MS,
} from './equip-ace.ts';
import { type EditorLines, linesOf } from './editor-lines.ts';
import { handleOf, type EditorHandle } from './editor-handle.ts';
import { pythonMode } from './python-mode.ts';
import { ReportedTexts } from './reported-texts.ts';

export interface AceEditorProps {
  /** A change from outside replaces the text; what was typed is reported by `onChange`. */
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Read aloud to people who do not see it. */
  readonly label: string;
  /** The same before the editor is entered: it is one stop of the Tab key. */
  readonly enterLabel: string;
  /** What the library says by itself, by its own keys. */
  readonly messages: Readonly<Record<string, string>>;
  /** The line that is running, from 1. */
  readonly runningLine: number | null;
  /** The line that runs next, from 1. */
  readonly nextLine: number | null;
  /** The line that a tip has changed, from 1. */
  readonly tipLine: number | null;
  /** The line of an error, from 1. */
  readonly errorLine: number | null;
  /** The text of its mark. */
  readonly errorLabel: string;
  readonly readOnly: boolean;
  /** Runs the current code: Control or Command with Enter. */
  readonly onRun: (code: string) => void;
  readonly completions: CompletionSource;
  /** Called when the editor is first used. */
  readonly onFocus: () => void;
  readonly handle?: Ref<EditorHandle>;
  /** Called with the editor's lines once it is there. */
  readonly onLines?: (lines: EditorLines) => void;
}

const NO_EDITOR: EditorHandle = {
  insert: () => undefined,
  indent: () => undefined,
  outdent: () => undefined,
  showLine: () => undefined,
};

/** The editor owns its text while somebody types, so that no keystroke is lost to a late render. */
export function AceEditor(props: AceEditorProps) {
  const { code, label, enterLabel, messages, readOnly, handle } = props;
  const id = useId();
  const [mode] = useState(pythonMode);
  // A page has one language, and the library asks for its messages while it draws itself for the first time.
  useState(() => speak(messages));
  const [told] = useState(() => new ReportedTexts(code));
  const handlers = useRef(props);
  const [first] = useState(code);
  const [editor, setEditor] = useState<Ace.Editor | null>(null);

  useEffect(() => {
    handlers.current = props;
  }, [props]);

  useImperativeHandle(handle, () => (editor ? handleOf(editor) : NO_EDITOR), [editor]);

  const load = (created: Ace.Editor): void => {
    equipAce(created, {
      onRun: text => handlers.current.onRun(text),
      completions: {
        describe: name => handlers.current.completions.describe(name),
        names: () => handlers.current.completions.names(),
        things: command => handlers.current.completions.things(command),
      },
    });
    created.once('focus', () => handlers.current.onFocus());
    setEditor(created);
  };

  useTyped(editor, told, handlers);

  useEffect(() => {
    if (!editor) return;
    handlers.current.onLines?.(linesOf(editor));
    return drawWhenShown(editor);
  }, [editor]);

  useEffect(() => {
    if (editor && !told.comesBack(code)) editor.setValue(code, -1);
  }, [editor, code, told]);

  useEffect(() => editor?.textInput.getElement().setAttribute('aria-label', label), [editor, label]);
  useEffect(() => {
    if (editor) nameParts(editor, enterLabel);
  }, [editor, enterLabel]);
  useEffect(() => editor?.setReadOnly(readOnly), [editor, readOnly]);
  useMarks(editor, props);

  return (
    <ReactAce
      {...LOOK}
      className="ace-burrow"
      name={id}
      width="100%"
      height="100%"
      mode={mode}
      defaultValue={first}
      setOptions={OPTIONS}
      onLoad={load}
    />
  );
}

/** Tells the page what was typed: when typing rests, when the editor is left, and before react-ace ends it. */
function useTyped(
  editor: Ace.Editor | null,
  told: ReportedTexts,
  handlers: RefObject<Pick<AceEditorProps, 'onChange'>>,
): void {
  useLayoutEffect(() => {
    if (!editor) return;
    let cancel = (): void => undefined;
    const tell = (): void => {
      const text = editor.getValue();
      if (text === told.last) return;
      told.tell(text);
      handlers.current.onChange(text);
    };
    editor.session.on('change', () => {
      cancel();
      cancel = after(TEXT_TOLD_AFTER_MS, tell);
    });
    // A press on Run or Save right after the last key uses the current text.
    editor.on('blur', tell);
    return () => {
      cancel();
      tell();
    };
  }, [editor, told, handlers]);
}

type Marks = Pick<AceEditorProps, 'runningLine' | 'nextLine' | 'tipLine' | 'errorLine' | 'errorLabel'>;

/** Marks the lines that the page names. */
function useMarks(editor: Ace.Editor | null, marks: Marks): void {
  const { runningLine, nextLine, tipLine, errorLine, errorLabel } = marks;
  useEffect(
    () =>
      editor
        ? markLines(editor, {
            running: runningLine,
            next: nextLine,
            tip: tipLine,
            error: errorLine,
            errorLabel,
          })
        : undefined,
    [editor, runningLine, nextLine, tipLine, errorLine, errorLabel],
  );
}
