import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { GoalPicture } from './goal-picture.tsx';
import { goalPicture, goalWords } from './goal-words.ts';
import type { GoalGroup } from './goals.rules.ts';
import { useGoals } from './use-goals.ts';

/** The goals of the level, with what is reached of each. */
export function GoalList() {
  const { t } = useTranslation('play');
  return (
    <ul className="goal-list" aria-label={t('goals.label')}>
      {useGoals().map(group => (
        <Goal key={group.key} group={group} />
      ))}
    </ul>
  );
}

function Goal({ group }: { readonly group: GoalGroup }) {
  const { t } = useTranslation('play');
  const picture = goalPicture(group);
  const met = group.score >= group.count;
  return (
    <li className={`goal ${met ? 'goal--met' : ''}`}>
      {picture ? <GoalPicture name={picture} scale={1} /> : <Icon name="code" size={16} />}
      <span>{goalWords(group, t)}</span>
      {group.count > 1 && (
        <span className="goal__count" dir="ltr">
          {group.score}/{group.count}
        </span>
      )}
      {met && <Icon name="check" size={16} />}
      {met && <span className="visually-hidden">{t('goals.met')}</span>}
    </li>
  );
}
