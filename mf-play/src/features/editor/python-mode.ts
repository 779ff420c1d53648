import ace, { type Ace } from 'ace-builds';
import 'ace-builds/src-noconflict/mode-python.js';
import { columnBelowOpener, GOES_ON } from './outdent.rules.ts';
import { isTypedOver } from './type-over.rules.ts';

type Action = Parameters<Ace.BehaviorAction>;
type Acted = ReturnType<Ace.BehaviorAction>;

/** What is changed here in the library's mode. */
interface LibraryMode {
  checkOutdent(state: string, line: string, typed: string): boolean;
  autoOutdent(state: string, session: Ace.EditSession, row: number): void;
  transformAction(...action: Action): Acted;
}

const { Mode } = ace.require('ace/mode/python') as { Mode: new () => LibraryMode };
const { Range } = ace.require('ace/range') as { Range: new (...edges: number[]) => Ace.Range };

/** Python, in which `else:` and similar lines move below the line that they continue once their colon is typed. */
class PythonMode extends Mode {
  #isColon = false;

  override checkOutdent(state: string, line: string, typed: string): boolean {
    this.#isColon = typed === ':';
    if (!this.#isColon) return super.checkOutdent(state, line, typed);
    return state === 'start' && GOES_ON.test(line.trimStart());
  }

  override transformAction(...action: Action): Acted {
    const [, kind, editor, session, typed] = action;
    const { row, column } = editor.getCursorPosition();
    const goesOver =
      kind === 'insertion' &&
      editor.selection.isEmpty() &&
      isTypedOver(session.getLine(row), column, String(typed));
    return goesOver ? { text: '', selection: [1, 1] } : super.transformAction(...action);
  }

  override autoOutdent(state: string, session: Ace.EditSession, row: number): void {
    if (!this.#isColon) return super.autoOutdent(state, session, row);
    const line = session.getLine(row);
    const column = columnBelowOpener(session.getLines(0, row - 1), line);
    if (column === null) return;
    const indent = line.length - line.trimStart().length;
    session.remove(new Range(row, column, row, indent));
  }
}

/** Creates the grammar of an editor, one for each. */
export const pythonMode = (): Ace.SyntaxMode => new PythonMode() as LibraryMode as Ace.SyntaxMode;
