import { useTranslation } from '@burrow/i18n';
import { indexAfterKey } from './setting.rules.ts';

interface ValueStepperProps {
  readonly name: string;
  readonly texts: readonly string[];
  readonly index: number;
  readonly onStep: (index: number) => void;
  readonly disabled: boolean;
}

/** A number among a few, by two buttons; the arrow keys, Home and End change it where it stands. */
export function ValueStepper({ name, texts, index, onStep, disabled }: ValueStepperProps) {
  const { t } = useTranslation('exercises');
  const last = texts.length - 1;
  const step = (to: number): void => {
    if (!disabled && to >= 0 && to <= last && to !== index) onStep(to);
  };
  const button = (label: string, sign: string, to: number) => (
    <button
      type="button"
      className="value-stepper__button"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled || to < 0 || to > last}
      onClick={() => step(to)}
    >
      {sign}
    </button>
  );
  return (
    <div className="value-stepper" dir="ltr">
      {button(t('design.less', { name }), '−', index - 1)}
      <div
        role="spinbutton"
        tabIndex={disabled ? -1 : 0}
        className="value-stepper__value"
        aria-label={t('design.value', { name })}
        aria-valuenow={Number(texts[index])}
        aria-valuemin={Number(texts[0])}
        aria-valuemax={Number(texts[last])}
        aria-disabled={disabled}
        onKeyDown={event => {
          const to = indexAfterKey(event.key, index, texts.length);
          if (to === null) return;
          event.preventDefault();
          step(to);
        }}
      >
        <code>{texts[index]}</code>
      </div>
      {button(t('design.more', { name }), '+', index + 1)}
    </div>
  );
}
