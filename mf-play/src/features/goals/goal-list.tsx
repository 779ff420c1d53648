import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useState } from 'react';
import { GoalPicture } from './goal-picture.tsx';
import { goalPicture, goalWords } from './goal-words.ts';
import type { GoalGroup } from './goals.rules.ts';
import { useGoals } from './use-goals.ts';

/** With more goals than these, pictures and counts say them, so that code stays in sight, until their words are asked for. */
const MOST_IN_WORDS = 4;

/** The goals of the level, with what is reached of each. */
export function GoalList() {
  const { t } = useTranslation('play');
  const goals = useGoals();
  const isLong = goals.length > MOST_IN_WORDS;
  const [isOpen, setOpen] = useState(false);
  const isShort = isLong && !isOpen;
  return (
    <ul className={`goal-list ${isShort ? 'goal-list--short' : ''}`} aria-label={t('goals.label')}>
      {goals.map(group => (
        <Goal key={group.key} group={group} isShort={isShort} />
      ))}
      {isLong && (
        <li className="goal-list__all">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('goals.label')}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="down" size={18} />
          </button>
        </li>
      )}
    </ul>
  );
}

interface GoalProps {
  readonly group: GoalGroup;
  readonly isShort: boolean;
}

function Goal({ group, isShort }: GoalProps) {
  const { t } = useTranslation('play');
  const picture = goalPicture(group);
  const met = group.score >= group.count;
  const words = goalWords(group, t);
  return (
    <li className={`goal ${met ? 'goal--met' : ''}`} title={isShort ? words : undefined}>
      {picture ? <GoalPicture name={picture} scale={1} /> : <Icon name="code" size={16} />}
      <span className={isShort && picture ? 'visually-hidden' : 'goal__words'}>{words}</span>
      {(group.count > 1 || (isShort && picture)) && (
        <span className="goal__count" dir="ltr">
          {group.score}/{group.count}
        </span>
      )}
      {met && <Icon name="check" size={16} />}
      {met && <span className="visually-hidden">{t('goals.met')}</span>}
    </li>
  );
}
