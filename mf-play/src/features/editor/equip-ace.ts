import ace, { type Ace } from 'ace-builds';
import 'ace-builds/css/ace.css';
import { completeWords } from './complete-words.ts';
import type { CompletionSource } from './completions.ts';
import './editor.css';

/** How long typing pauses before the code is reported. */
export const TEXT_TOLD_AFTER_MS = 50;

/** How the editor looks and what its keys do, as options of react-ace. */
export const LOOK = {
  fontSize: 16,
  lineHeight: 22,
  tabSize: 4,
  showPrintMargin: false,
  wrapEnabled: true,
} as const;

/** Options of Ace that react-ace has no name for. */
export const OPTIONS = {
  useSoftTabs: true,
  useWorker: false,
  fixedWidthGutter: true,
  // A long Arabic comment begins at the end of the line: nothing may be cut off there.
  indentedSoftWrap: false,
  enableKeyboardAccessibility: true,
} as const;

/** Commands of the library that open parts of it which our build does not have: their keys are left to the browser. */
const WITHOUT_PARTS = [
  'showSettingsMenu', 'goToNextError', 'goToPreviousError', 'find', 'replace', 'gotoline', 'openCommandPalette',
  'openCommandPallete', 'modeSelect',
]; // prettier-ignore

ace.config.set('useStrictCSP', true);
ace.config.set('loadWorkerFromBlob', false);

/** Gives the library its messages, by its own keys, before an editor is made. */
export const speak = (messages: Readonly<Record<string, string>>): void => ace.config.setMessages(messages);

interface AceOptions {
  /** Called with the text when Control or Command and Enter are pressed. */
  readonly onRun: (code: string) => void;
  readonly completions: CompletionSource;
}

/** Gives an editor its keys and completions. Tab indents; Escape leaves it so that Tab moves on through the page. */
export function equipAce(editor: Ace.Editor, { onRun, completions }: AceOptions): void {
  for (const name of WITHOUT_PARTS) editor.commands.removeCommand(name);
  editor.commands.addCommand({
    name: 'run',
    bindKey: { win: 'Ctrl-Enter', mac: 'Command-Enter' },
    exec: typed => onRun(typed.getValue()),
  });
  completeWords(editor, completions);
}

/** Draws what was marked while the editor was hidden when it is shown again. Returns a function that undoes it. */
export function drawWhenShown(editor: Ace.Editor): () => void {
  const watch = new ResizeObserver(([place]) => {
    if (place && place.contentRect.height > 0) editor.resize(true);
  });
  watch.observe(editor.container);
  return () => watch.disconnect();
}

/** Names what Tab reaches in an editor. */
export function nameParts(editor: Ace.Editor, label: string): void {
  const scroller = editor.container.querySelector('.ace_scroller');
  scroller?.setAttribute('aria-label', label);
  scroller?.removeAttribute('aria-roledescription');
  // Its controls fold lines and report an error, which the page reports too.
  editor.container.querySelector('.ace_gutter')?.setAttribute('tabindex', '-1');
}

function markLine(session: Ace.EditSession, line: number, className: string): number {
  const { Range } = ace.require('ace/range') as { Range: new (...edges: number[]) => Ace.Range };
  return session.addMarker(new Range(line - 1, 0, line - 1, 1), className, 'fullLine');
}

interface Marks {
  /** The line that is running, or that ran last. */
  readonly running: number | null;
  readonly next: number | null;
  readonly tip: number | null;
  readonly error: number | null;
  /** The text of the error's mark; the reason is shown next to the code. */
  readonly errorLabel: string;
}

/** Marks lines, all counted from 1. Returns a function that undoes it. */
export function markLines(editor: Ace.Editor, { running, next, tip, error, errorLabel }: Marks): () => void {
  const { session } = editor;
  const mark = (line: number | null, name: string): number[] =>
    line === null ? [] : [markLine(session, line, `code-line--${name}`)];
  const markers = [
    ...mark(running, 'running'),
    ...mark(next === running ? null : next, 'next'),
    ...mark(tip, 'tip'),
    ...mark(error, 'error'),
  ];
  session.setAnnotations(
    error === null ? [] : [{ row: error - 1, column: 0, type: 'error', text: errorLabel }],
  );
  if (running !== null) editor.scrollToLine(running - 1, true, true, () => undefined);
  return () => markers.forEach(marker => session.removeMarker(marker));
}
