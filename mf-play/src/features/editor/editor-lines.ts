import ace, { type Ace } from 'ace-builds';

interface Place {
  readonly row: number;
  readonly column: number;
}

/** A change of the text, of which `lines` were inserted or removed between two places. */
export interface LineChange {
  readonly action: 'insert' | 'remove';
  readonly start: Place;
  readonly end: Place;
  readonly lines: readonly string[];
}

/** Something that is shown below a line, which moves what follows down. */
export interface BelowLine {
  readonly moveTo: (row: number) => void;
  readonly remove: () => void;
}

/** What the page may attach to the lines of the editor, all counted from 0. The text, the cursor and what can be undone stay as they are. */
export interface EditorLines {
  readonly all: () => readonly string[];
  /** Called after each change. Returns a function that ends it. */
  readonly onChange: (hear: (change: LineChange) => void) => () => void;
  /** Called when the number of a line is pressed; true if that was meant. */
  readonly onPressNumber: (hear: (row: number) => boolean) => () => void;
  /** Marks the number of a line by a class. Returns a function that undoes it. */
  readonly markNumber: (row: number, className: string) => () => void;
  readonly showBelow: (row: number, element: HTMLElement) => BelowLine;
  readonly reveal: (row: number) => void;
}

/** What the library's types leave out. */
interface Widgets extends Ace.LineWidgets {
  onWidgetChanged(widget: Ace.LineWidget): void;
}

interface GutterPress {
  getDocumentPosition(): Place;
  stop(): void;
}

interface Gutter {
  on(event: 'guttermousedown', hear: (press: GutterPress) => void): void;
  off(event: 'guttermousedown', hear: (press: GutterPress) => void): void;
}

const { LineWidgets } = ace.require('ace/line_widgets') as {
  LineWidgets: new (session: Ace.EditSession) => Widgets;
};

function showBelow(editor: Ace.Editor, row: number, element: HTMLElement): BelowLine {
  const { session } = editor;
  const widgets = (session.widgetManager as Widgets | undefined) ?? new LineWidgets(session);
  widgets.attach(editor);
  const place = (at: number): Ace.LineWidget => {
    const placed = { row: at, el: element, fixedWidth: true, coverGutter: true };
    widgets.addLineWidget(placed);
    return placed;
  };
  let widget = place(row);
  const watch = new ResizeObserver(() => widgets.onWidgetChanged(widget));
  watch.observe(element);
  return {
    moveTo: to => {
      if (widget.session && widget.row === to) return;
      widgets.removeLineWidget(widget);
      widget = place(to);
    },
    remove: () => {
      watch.disconnect();
      widgets.removeLineWidget(widget);
    },
  };
}

/** Returns the lines of an editor. */
export function linesOf(editor: Ace.Editor): EditorLines {
  const { session } = editor;
  return {
    all: () => session.doc.getAllLines(),
    onChange: hear => {
      session.on('change', hear);
      return () => session.off('change', hear);
    },
    onPressNumber: hear => {
      const gutter = editor as unknown as Gutter;
      const press = (event: GutterPress): void => {
        if (hear(event.getDocumentPosition().row)) event.stop();
      };
      gutter.on('guttermousedown', press);
      return () => gutter.off('guttermousedown', press);
    },
    markNumber: (row, className) => {
      session.addGutterDecoration(row, className);
      return () => session.removeGutterDecoration(row, className);
    },
    showBelow: (row, element) => showBelow(editor, row, element),
    reveal: row => editor.scrollToLine(row, false, true, () => undefined),
  };
}
