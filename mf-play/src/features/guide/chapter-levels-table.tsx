import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { levelPath } from '../../level/level-place.ts';
import type { GuideLevel } from '@burrow/content/guide.types';

interface ChapterLevelsTableProps {
  readonly course: string;
  readonly levels: readonly GuideLevel[];
}

/** The levels of a chapter, each with its new words and its new commands. */
export function ChapterLevelsTable({ course, levels }: ChapterLevelsTableProps) {
  const { t } = useTranslation('guide');
  return (
    <table className="guide__table">
      <thead>
        <tr>
          <th scope="col">{t('chapters.level')}</th>
          <th scope="col">{t('chapters.words')}</th>
          <th scope="col">{t('chapters.commands')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level, index) => (
          <LevelRow key={level.slug} course={course} level={level} number={index + 1} />
        ))}
      </tbody>
    </table>
  );
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
