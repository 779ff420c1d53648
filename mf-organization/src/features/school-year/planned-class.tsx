import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import { type NextYear, nextName } from './next-year.rules.ts';

export interface PlannedClass {
  readonly name: string;
  readonly planned: NextYear;
  readonly onPlan: (next: NextYear) => void;
}

const CHOICES = ['moves-up', 'leaves', 'stays'] as const;
const LONGEST = 60;

/** What becomes of a class. */
export function NextChoice({ name, planned, onPlan }: PlannedClass) {
  const { t } = useTranslation('school-year');
  return (
    <select
      className="school-select"
      aria-label={t('nextOf', { name })}
      value={planned.next}
      onChange={({ target }) => {
        const next = CHOICES.find(each => each === target.value) ?? 'stays';
        onPlan({ next, name: next === 'moves-up' ? planned.name || nextName(name) : planned.name });
      }}
    >
      {CHOICES.map(each => (
        <option key={each} value={each}>
          {t(`choices.${each}`)}
        </option>
      ))}
    </select>
  );
}

/** The new name of a class that moves up. */
export function NewName({
  name,
  planned,
  onPlan,
  isNameless,
}: PlannedClass & { readonly isNameless: boolean }) {
  const { t } = useTranslation('school-year');
  const why = useId();
  if (planned.next !== 'moves-up') return null;
  return (
    <>
      <input
        className="school-year__name"
        aria-label={t('newNameOf', { name })}
        aria-invalid={isNameless}
        aria-describedby={isNameless ? why : undefined}
        maxLength={LONGEST}
        value={planned.name}
        onChange={({ target }) => onPlan({ ...planned, name: target.value })}
      />
      {isNameless && (
        <p id={why} className="school-year__why">
          {t('nameless')}
        </p>
      )}
    </>
  );
}
