import { useDates, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useLevel } from '../../level/level.context.ts';
import { lookIn } from './lesson.rules.ts';
import { useOwnLesson } from './use-own-lesson.ts';

/** Tells a student that somebody who teaches them looks at their work, or did. */
export function LookSign() {
  const { t } = useTranslation('play');
  const { dayAndTime } = useDates();
  const { level } = useLevel();
  const look = useOwnLesson()?.look ?? null;
  const shown = lookIn(look, level.course_slug, level.slug);
  return (
    <p className="look-sign" role="status">
      {shown && look && (
        <span className={`look-sign__words look-sign__words--${shown}`}>
          <Icon name="eye" size={16} />{' '}
          {shown === 'live' ? t('lesson.looking') : t('lesson.looked', { at: dayAndTime(look.at) })}
        </span>
      )}
    </p>
  );
}
