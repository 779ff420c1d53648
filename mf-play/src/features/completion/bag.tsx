import type { LevelGoal } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { goalPicture, GoalPicture, groupGoals } from '../goals/index.ts';

/** What was collected flies into the bag; nothing if the level collects nothing. */
export function Bag({ goals }: { readonly goals: readonly LevelGoal[] }) {
  const { t } = useTranslation(['play-dialogs', 'play']);
  const collected = groupGoals(goals, []).filter(({ action }) => action === 'collect');
  if (collected.length === 0) return null;
  return (
    <div className="bag">
      <GoalPicture name="basket" />
      <ul aria-label={t('complete.bag')}>
        {collected.map(group => (
          <li key={group.key}>
            <GoalPicture name={goalPicture(group) ?? group.type} />
            <span className="visually-hidden">
              {t(`play:things.${group.type}`, { count: group.count, defaultValue: group.type })}
            </span>
            <span dir="ltr">×{group.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
