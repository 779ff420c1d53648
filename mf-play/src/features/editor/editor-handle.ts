import type { Ace } from 'ace-builds';

/** What the page may do to the text at the cursor. */
export interface EditorHandle {
  /** Replaces the selection by a text; the cursor goes to its `|`. */
  insert(snippet: string): void;
  indent(): void;
  outdent(): void;
  /** Scrolls editor and page until a line, counted from 1, is in sight. */
  showLine(line: number): void;
}

const CURSOR = '|';

/** Returns where the cursor is in a snippet, counted from its end, and the snippet without the mark. */
export function readSnippet(snippet: string): { readonly text: string; readonly back: number } {
  const at = snippet.indexOf(CURSOR);
  if (at < 0) return { text: snippet, back: 0 };
  return { text: snippet.slice(0, at) + snippet.slice(at + 1), back: snippet.length - 1 - at };
}

/** Returns the handle of an editor. */
export function handleOf(editor: Ace.Editor): EditorHandle {
  return {
    insert: snippet => {
      const { text, back } = readSnippet(snippet);
      editor.insert(text);
      for (let step = 0; step < back; step += 1) editor.navigateLeft(1);
    },
    indent: () => editor.execCommand('indent'),
    outdent: () => editor.execCommand('outdent'),
    showLine: line => {
      editor.resize(true);
      editor.scrollToLine(line - 1, true, false, () => undefined);
      const { pageY } = editor.renderer.textToScreenCoordinates(line - 1, 0);
      window.scrollBy({ top: pageY - window.innerHeight / 2 });
    },
  };
}
