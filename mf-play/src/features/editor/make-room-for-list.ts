import type { Ace } from 'ace-builds';

/** How many completions a phone shows: more would lie over the bar with Run. */
const ROWS = 4;

/** Ace keeps more room for its list than the list takes. */
const ROOM_OF_A_ROW = 1.4;

const bottomOfView = (): number =>
  (visualViewport?.height ?? innerHeight) -
  (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0);

/**
 * On a phone, scrolls the page so that the list of completions opens below the line: above it, the list would cover what
 * was just written.
 */
export function makeRoomForList(editor: Ace.Editor, list: Ace.Editor): void {
  list.setOption('maxLines', ROWS);
  const { lineHeight } = editor.renderer;
  const { row, column } = editor.getCursorPosition();
  const { pageY } = editor.renderer.textToScreenCoordinates(row, column);
  const missing = pageY + lineHeight * (1 + ROWS * ROOM_OF_A_ROW) - bottomOfView();
  if (missing > 0) scrollBy({ top: Math.ceil(missing), behavior: 'instant' });
}
