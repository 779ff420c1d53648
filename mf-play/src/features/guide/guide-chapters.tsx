import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { levelPath } from '../../level/level-place.ts';
import type { GuideCourse, GuideLevel } from '@burrow/content/guide.types';

/** Every level of the courses, with what is new in it. */
export function GuideChapters({ courses }: { readonly courses: readonly GuideCourse[] }) {
  const { t } = useTranslation('guide');
  return courses.map(course => (
    <section key={course.slug} className="guide__course">
      <h2>{course.name}</h2>
      {course.chapters.map(chapter => (
        <div key={chapter.id} className="guide__chapter">
          <h3>{t('chapters.chapter', { number: chapter.id, name: chapter.name })}</h3>
          <table className="guide__table">
            <thead>
              <tr>
                <th scope="col">{t('chapters.level')}</th>
                <th scope="col">{t('chapters.words')}</th>
                <th scope="col">{t('chapters.commands')}</th>
              </tr>
            </thead>
            <tbody>
              {chapter.levels.map((level, index) => (
                <LevelRow key={level.slug} course={course.slug} level={level} number={index + 1} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  ));
}

interface LevelRowProps {
  readonly course: string;
  readonly level: GuideLevel;
  /** From 1. */
  readonly number: number;
}

function LevelRow({ course, level, number }: LevelRowProps) {
  const { t } = useTranslation('guide');
  return (
    <tr>
      <th scope="row">
        {number}. <LocaleLink to={levelPath(course, level.slug)}>{level.name}</LocaleLink>
      </th>
      <td data-label={t('chapters.words')}>
        {level.words.map(({ term, text }) => (
          <div key={term}>
            <strong>{term}</strong>
            <LevelMarkdown text={text} />
          </div>
        ))}
      </td>
      <td data-label={t('chapters.commands')}>
        {level.commands.length === 0 && <span className="guide__none">{t('chapters.none')}</span>}
        <ul>
          {level.commands.map(command => (
            <li key={command}>
              <code dir="ltr">{command}</code>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
