import type { ListedClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';
import { type NextYear, nextName } from './next-year.rules.ts';

interface ClassRowProps {
  readonly schoolClass: ListedClass;
  readonly planned: NextYear;
  readonly isNameless: boolean;
  readonly onPlan: (next: NextYear) => void;
}

const CHOICES = ['moves-up', 'leaves', 'stays'] as const;
const LONGEST = 60;

/** A class, and what becomes of it. */
export function ClassRow({
  schoolClass: { name, student_count: students },
  planned,
  isNameless,
  onPlan,
}: ClassRowProps) {
  const { t } = useTranslation('school-year');
  const why = useId();
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>{students}</td>
      <td>
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
      </td>
      <td>
        {planned.next === 'moves-up' && (
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
        )}
      </td>
    </tr>
  );
}
