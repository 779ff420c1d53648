import { iconName } from '@burrow/art';
import { useTranslation } from '@burrow/i18n';
import type { WorldState } from '@burrow/world';
import { memo } from 'react';
import { GoalPicture } from './goal-picture.tsx';

/** What the animal carries, over the upper corner of the map; nothing if it carries nothing. */
export const CounterPanel = memo(function CounterPanel({ inventory }: Pick<WorldState, 'inventory'>) {
  const { t } = useTranslation('play');
  const carried = Object.entries(inventory).filter(([, count]) => count > 0);
  if (carried.length === 0) return null;
  return (
    <ul className="counter-panel pixel-frame" aria-label={t('goals.collected')}>
      {carried.map(([type, count]) => (
        <li key={type}>
          <GoalPicture name={iconName(type)} />
          <span className="visually-hidden">{t(`things.${type}`, { count, defaultValue: type })}: </span>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  );
});
