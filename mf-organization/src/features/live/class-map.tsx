import type { ClassProgress, SchoolStudent, SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { STUDENTS_OF_CLASS } from '../../api/per-page.ts';
import { useListedStudentsQuery } from '../../api/students.api.ts';
import { busiestChapter, type Working } from './class-work.rules.ts';
import { HeatLegend } from './chapter-heat.tsx';
import { LevelPath, type Standing } from './level-path.tsx';
import type { CourseWords } from './use-course-words.ts';

interface ClassMapProps {
  readonly schoolClass: SchoolClass;
  readonly progress: ClassProgress;
  readonly work: ReadonlyMap<string, Working>;
  readonly words: CourseWords;
  /** Beside the choice of the chapter. */
  readonly children: ReactNode;
}

const standingOf = (students: readonly SchoolStudent[], work: ReadonlyMap<string, Working>): Standing[] =>
  students.flatMap(({ student_id, full_name, username, character }) => {
    const working = work.get(student_id);
    return working ? [{ id: student_id, name: full_name ?? username, character, working }] : [];
  });

/** The levels of a chapter, with the animal of each student on the level that they play; on the wall without names. */
export function ClassMap({ schoolClass, progress, work, words, children }: ClassMapProps) {
  const { t } = useTranslation('live');
  const id = useId();
  const wall = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [isOnWall, setOnWall] = useState(false);
  const { data } = useListedStudentsQuery({ class_id: schoolClass.id, per_page: STUDENTS_OF_CLASS });
  const chapters = progress.chapters.filter(({ levels }) => levels.length > 0);
  const chapterId = chapters.some(each => each.id === chosen) ? chosen : busiestChapter(progress);
  const chapter = chapters.find(each => each.id === chapterId) ?? chapters[0];
  if (!chapter || !data || data.students.length === 0) return null;
  const standing = standingOf(data.students, work);
  const path = { course: progress.course_id, chapter, standing, words };
  const show = (): void => {
    wall.current?.showModal();
    setOnWall(true);
  };
  return (
    <section className="panel class-map" aria-labelledby={id}>
      <div className="class-map__head">
        <h2 id={id}>{t('map.title')}</h2>
        {children}
        <ChapterChoice chapters={chapters} chapter={chapter.id} words={words} onChoose={setChosen} />
        <Button onClick={show}>{t('map.wall')}</Button>
      </div>
      <LevelPath {...path} />
      <HeatLegend />
      <dialog ref={wall} className="class-wall" aria-label={t('map.title')} onClose={() => setOnWall(false)}>
        {isOnWall && (
          <>
            <div className="class-map__head">
              <h2>
                <bdi>{schoolClass.name}</bdi> · <bdi>{words.chapter(chapter.id)}</bdi>
              </h2>
              <Button onClick={() => wall.current?.close()}>{t('map.close')}</Button>
            </div>
            <LevelPath {...path} isNameless />
          </>
        )}
      </dialog>
    </section>
  );
}

interface ChapterChoiceProps {
  readonly chapters: ClassProgress['chapters'];
  readonly chapter: number;
  readonly words: CourseWords;
  readonly onChoose: (id: number) => void;
}

function ChapterChoice({ chapters, chapter, words, onChoose }: ChapterChoiceProps) {
  const { t } = useTranslation('live');
  const id = useId();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('map.chapter')}
      </label>
      <select
        id={id}
        className="school-select"
        value={chapter}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {chapters.map(each => (
          <option key={each.id} value={each.id}>
            {words.chapter(each.id)}
          </option>
        ))}
      </select>
    </>
  );
}
