import type { LevelGoal } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { GoalPicture } from './goal-picture.tsx';
import { goalPicture, goalWords } from './goal-words.ts';
import { groupGoals, type GoalGroup } from './goals.rules.ts';

interface GoalListProps {
  readonly goals: readonly LevelGoal[];
  readonly scores: readonly number[];
}

/** The goals of the level, below its text. */
export function GoalList({ goals, scores }: GoalListProps) {
  const { t } = useTranslation('play');
  return (
    <ul className="goal-list" aria-label={t('goals.label')}>
      {groupGoals(goals, scores).map(group => (
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
      {met && <Icon name="check" size={16} />}
      {met && <span className="visually-hidden">{t('goals.met')}</span>}
    </li>
  );
}
