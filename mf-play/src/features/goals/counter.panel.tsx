import type { LevelGoal } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { memo } from 'react';
import { GoalPicture } from './goal-picture.tsx';
import { goalPicture, goalWords } from './goal-words.ts';
import { groupGoals } from './goals.rules.ts';

interface CounterPanelProps {
  readonly goals: readonly LevelGoal[];
  readonly scores: readonly number[];
}

/** The scores so far, over the upper corner of the map. */
export const CounterPanel = memo(function CounterPanel({ goals, scores }: CounterPanelProps) {
  const { t } = useTranslation('play');
  const shown = groupGoals(goals, scores).flatMap(group => {
    const picture = goalPicture(group);
    return picture ? [{ group, picture }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="counter-panel pixel-frame" aria-label={t('goals.counters')}>
      {shown.map(({ group, picture }) => (
        <li key={group.key}>
          <GoalPicture name={picture} />
          <span className="visually-hidden">{goalWords(group, t)}: </span>
          <span dir="ltr">
            {group.score}/{group.count}
          </span>
        </li>
      ))}
    </ul>
  );
});
