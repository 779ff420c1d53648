import { useId, type ReactNode } from 'react';
import { AnswerMark, type Mark } from '../mark/answer-mark.tsx';

export interface Choice {
  readonly value: string;
  /** What is read aloud, if it says more than what is shown. */
  readonly label?: string;
  /** What is shown in place of the value, which is otherwise shown as code. */
  readonly content?: ReactNode;
  /** What is known of it once the answer is settled. */
  readonly mark?: Mark;
}

interface ChoiceListProps {
  readonly legend: string;
  readonly choices: readonly Choice[];
  /** The chosen values. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
  /** Whether several values may be chosen. */
  readonly several?: boolean;
  /** The answer is settled. */
  readonly disabled?: boolean;
  /** One below the other, for choices that are words. */
  readonly stacked?: boolean;
}

/** A choice among a few pieces of code, or words. Tab leads to it, the arrow keys move within it. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, choices, chosen, onChoose, several = false, disabled = false, stacked = false } = props;
  const name = useId();
  const choose = (value: string, isOn: boolean): void => {
    if (!several) return onChoose([value]);
    onChoose(isOn ? [...chosen, value] : chosen.filter(one => one !== value));
  };
  return (
    <fieldset className={`choice-list ${stacked ? 'choice-list--stacked' : ''}`} disabled={disabled}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label, content, mark }) => (
        <label key={value} className="choice" data-mark={mark?.kind}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            className="choice__input"
            aria-label={label}
            checked={chosen.includes(value)}
            onChange={event => choose(value, event.currentTarget.checked)}
          />
          {content ?? <code dir="ltr">{value}</code>}
          {mark && <AnswerMark {...mark} />}
        </label>
      ))}
    </fieldset>
  );
}
