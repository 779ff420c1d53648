import type { Mark } from '../mark/answer-mark.tsx';
import { AnswerMark } from '../mark/answer-mark.tsx';

interface GapCodeProps {
  readonly code: string;
  /** What stands in the code where the field is. */
  readonly gap: string;
  /** Name of the field. */
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Enter was pressed in the field. */
  readonly onEnter?: () => void;
  /** The answer is settled. */
  readonly disabled?: boolean;
  readonly mark?: Mark;
  readonly maxLength?: number;
}

const LEAST_WIDTH = 5;

/** A program with one gap, in which its missing piece is typed. */
export function GapCode(props: GapCodeProps) {
  const { code, gap, label, text, onChange, onEnter, disabled = false, mark, maxLength = 80 } = props;
  const at = code.indexOf(gap);
  const [before, after] = at < 0 ? [code, ''] : [code.slice(0, at), code.slice(at + gap.length)];
  return (
    <pre className="exercise-code" dir="ltr">
      <code>
        {before}
        <span className="gap" data-mark={mark?.kind}>
          <input
            className="gap__field"
            aria-label={label}
            value={text}
            readOnly={disabled}
            maxLength={maxLength}
            style={{ width: `${Math.max(text.length + 1, LEAST_WIDTH)}ch` }}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={event => onChange(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') onEnter?.();
            }}
          />
          {mark && <AnswerMark {...mark} />}
        </span>
        {after}
      </code>
    </pre>
  );
}
