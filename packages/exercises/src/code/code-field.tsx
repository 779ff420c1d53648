import { useId, useRef, type KeyboardEvent } from 'react';
import { afterEnter, afterShiftTab, afterTab, type Edit } from './indent.rules.ts';

interface CodeFieldProps {
  readonly label: string;
  /** What the keys do, and how the field is left without a pointer. */
  readonly keys: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Ctrl or Cmd and Enter were pressed. */
  readonly onRun?: () => void;
  readonly disabled?: boolean;
  /** From 1. */
  readonly runningLine?: number | null;
  readonly errorLine?: number | null;
  readonly maxLength?: number;
}

const LEAST_LINES = 6;

/** Changes a part of a field's text as if it were typed, so that it can be undone. */
function replaceAsTyped(field: HTMLTextAreaElement, { from, to, text }: Edit): void {
  field.setSelectionRange(from, to);
  const isTyped =
    typeof document.execCommand === 'function' &&
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (isTyped) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes a change; the cursor stays where it is in the text. */
function apply(field: HTMLTextAreaElement, edit: Edit): void {
  const at = field.selectionStart;
  replaceAsTyped(field, edit);
  if (edit.text !== '') return;
  const place = Math.max(edit.from, at - (edit.to - edit.from));
  field.setSelectionRange(place, place);
}

/** Returns what a key does to the text; null if the browser knows best. */
function editOf({ key, shiftKey }: KeyboardEvent, field: HTMLTextAreaElement): Edit | null {
  const { value, selectionStart, selectionEnd } = field;
  if (key === 'Enter') return afterEnter(value, selectionStart, selectionEnd);
  if (key !== 'Tab') return null;
  return shiftKey ? afterShiftTab(value, selectionStart) : afterTab(value, selectionStart, selectionEnd);
}

/**
 * A small field for a program. Tab and Enter indent and change nothing that was typed; after Escape, Tab leaves the
 * field.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, keys, code, onChange, onRun, disabled = false, maxLength } = props;
  const { runningLine = null, errorLine = null } = props;
  const keysId = useId();
  const isLeaving = useRef(false);
  const lines = code.split('\n').length;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const leaves = event.key === 'Tab' && isLeaving.current;
    isLeaving.current = event.key === 'Escape' || (isLeaving.current && event.key === 'Shift');
    if (leaves || disabled) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      return onRun?.();
    }
    if (event.key === 'Tab') event.preventDefault();
    const edit = editOf(event, event.currentTarget);
    if (!edit) return;
    event.preventDefault();
    apply(event.currentTarget, edit);
  };
  return (
    <div className="code-field" dir="ltr">
      <div className="code-field__numbers" aria-hidden="true">
        {Array.from({ length: Math.max(lines, LEAST_LINES) }, (_line, index) => (
          <span key={index} data-mark={lineMark(index + 1, runningLine, errorLine)}>
            {index + 1}
          </span>
        ))}
      </div>
      <textarea
        className="code-field__text"
        aria-label={label}
        aria-describedby={keysId}
        aria-invalid={errorLine !== null}
        value={code}
        rows={Math.max(lines, LEAST_LINES)}
        wrap="off"
        readOnly={disabled}
        maxLength={maxLength}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={event => onChange(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => (isLeaving.current = false)}
      />
      <span id={keysId} className="visually-hidden">
        {keys}
      </span>
    </div>
  );
}

function lineMark(
  line: number,
  running: number | null,
  error: number | null,
): 'running' | 'error' | undefined {
  if (line === error) return 'error';
  return line === running ? 'running' : undefined;
}
