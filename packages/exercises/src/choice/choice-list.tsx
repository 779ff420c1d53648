import { useId } from 'react';

export interface Choice {
  readonly value: string;
  /** What is read aloud, if it says more than the value. */
  readonly label?: string;
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
}

/** A choice among a few pieces of code. Tab leads to it, the arrow keys move within it. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, choices, chosen, onChoose, several = false, disabled = false } = props;
  const name = useId();
  const choose = (value: string, isOn: boolean): void => {
    if (!several) return onChoose([value]);
    onChoose(isOn ? [...chosen, value] : chosen.filter(one => one !== value));
  };
  return (
    <fieldset className="choice-list" disabled={disabled}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="choice">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            className="choice__input"
            aria-label={label ?? value}
            checked={chosen.includes(value)}
            onChange={event => choose(value, event.currentTarget.checked)}
          />
          <code dir="ltr">{value}</code>
        </label>
      ))}
    </fieldset>
  );
}
