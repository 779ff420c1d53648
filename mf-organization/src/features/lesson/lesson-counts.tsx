import { useTranslation } from '@burrow/i18n';
import { type InLesson, lessonCounts } from './lesson-order.rules.ts';

const SHOWN = ['stuck', 'missing', 'done'] as const;

/** How the class is, in a line. */
export function LessonCounts({ students }: { readonly students: readonly InLesson[] }) {
  const { t } = useTranslation('lesson');
  const counts = lessonCounts(students);
  return (
    <p className="lesson-counts" role="status">
      <span>{t('counts.here', { here: counts.here, all: counts.all })}</span>
      {SHOWN.map(
        which =>
          counts[which] > 0 && (
            <span key={which} className={`work-status lesson-status--${which}`}>
              {t(`counts.${which}`, { count: counts[which] })}
            </span>
          ),
      )}
    </p>
  );
}
