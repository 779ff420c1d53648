import type { DesignExercise } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { ChoiceList } from '../choice/choice-list.tsx';
import { type Chosen, isStepped, withValue, written } from './setting.rules.ts';
import { ValueStepper } from './value-stepper.tsx';

interface SettingChooserProps {
  readonly task: DesignExercise;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly disabled?: boolean;
}

/** The names whose values can be chosen: numbers are stepped through, others are chosen from a list. */
export function SettingChooser({ task, chosen, onChoose, disabled = false }: SettingChooserProps) {
  const { t } = useTranslation('exercises');
  return (
    <div className="setting-chooser">
      {task.choices.map(({ name, values }, choice) => {
        const choose = (index: number): void => onChoose(withValue(chosen, choice, index));
        const index = chosen[choice] ?? 0;
        const texts = values.map(written);
        return (
          <div key={name} className="setting-chooser__choice">
            <code dir="ltr">{name}</code>
            {isStepped(values) ? (
              <ValueStepper name={name} texts={texts} index={index} onStep={choose} disabled={disabled} />
            ) : (
              <ChoiceList
                legend={t('design.value', { name })}
                choices={texts.map(value => ({ value }))}
                chosen={texts.slice(index, index + 1)}
                onChoose={([value]) => choose(texts.indexOf(value ?? ''))}
                disabled={disabled}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
