import { LocaleLink, useSession, type SlotProps } from '@burrow/client';
import type { OwnFeedback } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useOwnFeedbackQuery } from '../../level/feedback.api.ts';
import { levelPath } from '../../level/level-place.ts';
import { cameBack, unreadOf } from './returned-work.rules.ts';

/** The levels on which a student's teachers wrote something, or returned work, with what is new first. */
export function ReturnedWork({ onNavigate }: SlotProps) {
  const { t, i18n } = useTranslation('play');
  const { user } = useSession();
  const isOfSchool = Boolean(user?.student_id && user.organization_id);
  const { data } = useOwnFeedbackQuery(i18n.language, { skip: !isOfSchool });
  const levels = cameBack(data?.levels ?? []);
  if (!isOfSchool || levels.length === 0) return null;
  const total = levels.reduce((sum, level) => sum + unreadOf(level), 0);
  return (
    <section className="class-work" aria-label={t('returned.title')}>
      <h2 className="navigator__course">
        {t('returned.title')} {total > 0 && <NewCount total={total} />}
      </h2>
      <ul>
        {levels.map(level => (
          <li key={`${level.course_id}/${level.level_slug}`}>
            <ReturnedLevel level={level} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewCount({ total }: { readonly total: number }) {
  const { t } = useTranslation('play');
  return <span className="class-work__new">{t('returned.new', { count: total })}</span>;
}

interface ReturnedLevelProps extends SlotProps {
  readonly level: OwnFeedback['levels'][number];
}

function ReturnedLevel({ level, onNavigate }: ReturnedLevelProps) {
  const { t } = useTranslation('play');
  const { course_id, level_slug, name, handed_in } = level;
  const unread = unreadOf(level);
  const state = handed_in?.state ?? 'remark';
  return (
    <LocaleLink className="class-work__level" to={levelPath(course_id, level_slug)} onClick={onNavigate}>
      <Icon name={state === 'accepted' ? 'success' : 'forward'} size={16} mirrored={state !== 'accepted'} />
      <span>{name}</span>
      <span className="class-work__state">{t(`returned.${state}`)}</span>
      {unread > 0 && <NewCount total={unread} />}
    </LocaleLink>
  );
}
