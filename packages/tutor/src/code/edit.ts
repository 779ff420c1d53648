/** Lines of the editor that an edit indents or dedents, with leading tabs turned into spaces; numbered as before the edit. */
export interface Shift {
  readonly from: number;
  readonly to: number;
  /** Columns; less than 0 moves to the left. */
  readonly by: number;
}

/**
 * A change of one statement, or the move of one past others. `line` counts from 1: the line that is replaced or removed, or, for `add`, the
 * number that the new line will have. `through` is the last line replaced, where a statement has several.
 */
export type Edit =
  | { readonly kind: 'modify'; readonly line: number; readonly through: number; readonly text: string; readonly shift?: Shift | undefined }
  | { readonly kind: 'add'; readonly line: number; readonly text: string; readonly shift?: Shift | undefined }
  | { readonly kind: 'remove'; readonly line: number; readonly through: number; readonly shift?: Shift | undefined }; // prettier-ignore

function shifted(line: string, by: number): string {
  if (line.trim() === '') return line;
  const text = line.replace(/^\t+/u, tabs => '    '.repeat(tabs.length));
  if (by >= 0) return ' '.repeat(by) + text;
  return text.slice(Math.min(-by, text.length - text.trimStart().length));
}

/**
 * Returns the learner's code after an edit.
 *
 * @example
 * const code = 'steps = 1\nplayer.move_forward(steps)';
 * applyEdit(code, { kind: 'modify', line: 1, through: 1, text: 'steps = 4' }) // → 'steps = 4\nplayer.move_forward(steps)'
 * applyEdit(code, { kind: 'add', line: 3, text: 'player.water()' }).split('\n').length // → 3
 */
export function applyEdit(source: string, edit: Edit): string {
  const { shift } = edit;
  const lines = source.split('\n').map((line, index) => {
    const inside = shift && index + 1 >= shift.from && index + 1 <= shift.to;
    return inside ? shifted(line, shift.by) : line;
  });
  if (edit.kind === 'add') lines.splice(edit.line - 1, 0, edit.text);
  else {
    const count = edit.through - edit.line + 1;
    lines.splice(edit.line - 1, count, ...(edit.kind === 'modify' ? [edit.text] : []));
  }
  return lines.join('\n');
}
