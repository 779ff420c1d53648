import type { ClassProgress } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { heatOf, type Working } from './class-work.rules.ts';
import type { CourseWords } from './use-course-words.ts';

interface HeadProps {
  readonly chapters: ClassProgress['chapters'];
  /** The chapters that the class has unlocked. */
  readonly unlocked: ReadonlySet<number>;
  readonly words: CourseWords;
}

/** The numbers of the chapters above the strips; a lock at those that the class keeps closed. */
export function HeatHead({ chapters, unlocked, words }: HeadProps) {
  return (
    <ol className="heat heat--head" aria-hidden>
      {chapters.map(({ id }) => (
        <li key={id} title={words.chapter(id)}>
          {id}
          {!unlocked.has(id) && <Icon name="lock" size={12} />}
        </li>
      ))}
    </ol>
  );
}

interface HeatProps {
  readonly chapters: ClassProgress['chapters'];
  readonly working: Working;
  readonly words: CourseWords;
  readonly course: string;
}

/** How much of each chapter a student has completed; the chapter in which they are stuck is marked. */
export function ChapterHeat({ chapters, working: { progress, status }, words, course }: HeatProps) {
  const { t } = useTranslation('live');
  const { completed, playing } = progress;
  const isHere = (id: number): boolean =>
    status === 'stuck' && playing?.course_id === course && playing.chapter_id === id;
  return (
    <ol className="heat">
      {chapters.map(({ id, levels }, index) => {
        const done = completed[index] ?? 0;
        const text = t('heat', { chapter: words.chapter(id), done, total: levels.length });
        const heat = `heat__cell heat__cell--${heatOf(done, levels.length)}`;
        return (
          <li key={id} className={isHere(id) ? `${heat} heat__cell--stuck` : heat} title={text}>
            <span aria-hidden>{done > 0 ? done : ''}</span>
            <span className="visually-hidden">{isHere(id) ? `${text}. ${t('stuckHere')}` : text}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** What the colours of the strips mean. */
export function HeatLegend() {
  const { t } = useTranslation('live');
  return (
    <p className="heat-legend" aria-hidden>
      {t('legend.none')}
      {[0, 1, 2, 3, 4].map(heat => (
        <span key={heat} className={`heat__cell heat__cell--${heat}`} />
      ))}
      {t('legend.all')}
      <span className="heat__cell heat__cell--stuck" />
      {t('stuckHere')}
    </p>
  );
}
