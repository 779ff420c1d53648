import type { HandedIn, TaughtAssignment } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon, type IconName } from '@burrow/ui';
import { useState } from 'react';
import { useHandedInQuery } from '../../api/remarks.api.ts';
import { useClassNames } from '../../students/use-class-names.ts';
import { countStates, workOf } from './handed-in.rules.ts';
import { HandedInRow } from './handed-in-row.tsx';

const ICONS: Readonly<Record<HandedIn['state'], IconName>> = {
  'handed-in': 'work',
  accepted: 'success',
  'look-again': 'replay',
};
interface ClassHandedInProps {
  readonly classId: string;
  readonly assignment: TaughtAssignment;
  /** What a level is called. */
  readonly levelName: (slug: string) => string;
}

/** The programs that students handed in for an assignment, those that wait first; each is opened and returned. */
export function ClassHandedIn({ classId, assignment, levelName }: ClassHandedInProps) {
  const { t } = useTranslation('remarks');
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useHandedInQuery(classId);
  const names = useClassNames(classId, { skip: !isOpen });
  const work = workOf(assignment, data?.work ?? []);
  if (work.length === 0) return null;
  return (
    <details className="handed-in" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {countStates(work).map(([state, total]) => (
          <span key={state} className={`assignment-state handed-in__state--${state}`}>
            <Icon name={ICONS[state]} size={16} /> {t(`handedIn.${state}`, { total })}
          </span>
        ))}
      </summary>
      {isOpen && (
        <ul>
          {work.map(each => (
            <li key={`${each.student_id} ${each.level_slug}`}>
              <HandedInRow work={each} who={names.get(each.student_id)} level={levelName(each.level_slug)} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
