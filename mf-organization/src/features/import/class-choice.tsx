import { useSession } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useId } from 'react';

interface ClassChoiceProps {
  readonly classes: readonly SchoolClass[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The class of those who have none of their own in the list. */
export function ClassChoice({ classes, chosen, onChoose }: ClassChoiceProps) {
  const { t } = useTranslation('import');
  const { isAdmin } = useSession();
  const id = useId();
  return (
    <div className="import-field">
      <label htmlFor={id}>{t('class')}</label>
      <select
        id={id}
        className="school-select"
        aria-describedby={`${id}-hint`}
        value={chosen}
        onChange={event => onChoose(event.target.value)}
      >
        <option value="">{t(isAdmin ? 'noClass' : 'chooseClass')}</option>
        {classes.map(each => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <span id={`${id}-hint`} className="school-quiet">
        {t('classHint')}
      </span>
    </div>
  );
}
