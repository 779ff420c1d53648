import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useState } from 'react';
import { guidePath, placesOf, type GuidePlace } from './guide.rules.ts';
import type { Guide, GuideCourse } from '@burrow/content/guide.types';

interface GuideContentsProps {
  readonly guide: Guide;
  /** Slug of the page that is shown. */
  readonly current: string;
}

/** The pages of the guide, with the chapters of each course folded; on small screens all behind a button. */
export function GuideContents({ guide, current }: GuideContentsProps) {
  const { t } = useTranslation('guide');
  const [isOpen, setOpen] = useState(false);
  const places = placesOf(guide);
  const link = (slug: string, title: string) => (
    <LocaleLink to={guidePath(places, slug)} aria-current={slug === current ? 'page' : undefined}>
      {title}
    </LocaleLink>
  );
  return (
    <nav className="guide__contents" aria-label={t('contents')}>
      <button
        type="button"
        className="guide__toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(value => !value)}
      >
        {t('contents')} <Icon name="down" size={16} />
      </button>
      <ol className={isOpen ? 'guide__list guide__list--open' : 'guide__list'}>
        {guide.pages.map(page => (
          <li key={page.slug}>
            {link(page.slug, page.title)}
            {page.slug === 'chapters' &&
              guide.courses.map(course => (
                <CourseChapters key={course.slug} course={course} places={places} current={current} />
              ))}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CourseChaptersProps {
  readonly course: GuideCourse;
  readonly places: readonly GuidePlace[];
  readonly current: string;
}

function CourseChapters({ course, places, current }: CourseChaptersProps) {
  return (
    <details className="guide__fold" open={course.chapters.some(({ slug }) => slug === current)}>
      <summary>{course.name}</summary>
      <ol>
        {course.chapters.map(({ id, slug, name }) => (
          <li key={slug}>
            <LocaleLink to={guidePath(places, slug)} aria-current={slug === current ? 'page' : undefined}>
              {id}. {name}
            </LocaleLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
