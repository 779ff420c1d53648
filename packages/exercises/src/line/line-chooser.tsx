import { useId } from 'react';
import { codeLines } from '../check.rules.ts';
import { AnswerMark, type Mark } from '../mark/answer-mark.tsx';

interface LineChooserProps {
  readonly legend: string;
  readonly code: string;
  /** The chosen line, from 1; null if none is. */
  readonly chosen: number | null;
  readonly onChoose: (line: number) => void;
  /** What is read aloud of a line. */
  readonly lineLabel: (line: number, text: string) => string;
  /** The answer is settled. */
  readonly disabled?: boolean;
  /** What is known of lines, by their numbers. */
  readonly marks?: ReadonlyMap<number, Mark>;
}

/** A program of which one line is chosen. Tab leads to it, the arrow keys move from line to line. */
export function LineChooser(props: LineChooserProps) {
  const { legend, code, chosen, onChoose, lineLabel, disabled = false, marks } = props;
  const name = useId();
  const choosable = new Set(codeLines(code));
  return (
    <fieldset className="line-chooser" dir="ltr" disabled={disabled}>
      <legend className="visually-hidden">{legend}</legend>
      {code.split('\n').map((text, index) => {
        const line = index + 1;
        const mark = marks?.get(line);
        const words = (
          <>
            <span className="line-choice__number" aria-hidden="true">
              {line}
            </span>
            <code>{text}</code>
          </>
        );
        if (!choosable.has(line))
          return (
            <div key={line} className="line-choice line-choice--still">
              {words}
            </div>
          );
        const label = lineLabel(line, text.trim());
        return (
          <label key={line} className="line-choice" data-mark={mark?.kind}>
            <input
              type="radio"
              name={name}
              className="choice__input"
              aria-label={mark ? `${label}, ${mark.label}` : label}
              checked={chosen === line}
              onChange={() => onChoose(line)}
            />
            {words}
            {mark && <AnswerMark {...mark} />}
          </label>
        );
      })}
    </fieldset>
  );
}
