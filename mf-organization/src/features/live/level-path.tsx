import { Portrait } from '@burrow/ui';
import type { ClassProgress } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { Working } from './class-work.rules.ts';
import type { CourseWords } from './use-course-words.ts';

/** A student on the map. */
export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly character: string;
  readonly working: Working;
}

interface LevelPathProps {
  readonly course: string;
  readonly chapter: ClassProgress['chapters'][number];
  readonly standing: readonly Standing[];
  readonly words: CourseWords;
  /** For a wall that the class sees. */
  readonly isNameless?: boolean;
}

const ANIMAL = { plain: 40, onWall: 88 } as const;

/** The levels of a chapter in their order, and who is on each; those who are elsewhere follow. */
export function LevelPath({ course, chapter, standing, words, isNameless = false }: LevelPathProps) {
  const { t } = useTranslation('live');
  const isOn = (slug: string, { working: { progress, status } }: Standing): boolean =>
    status !== 'away' && progress.playing?.course_id === course && progress.playing.level_slug === slug;
  const elsewhere = standing.filter(each => !chapter.levels.some(slug => isOn(slug, each)));
  const animals = (some: readonly Standing[]) => (
    <ul className="level-path__animals">
      {some.map(each => (
        <Animal key={each.id} standing={each} isNameless={isNameless} />
      ))}
    </ul>
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on small screens */}
      <ol className={isNameless ? 'level-path level-path--wall' : 'level-path'} tabIndex={0}>
        {chapter.levels.map((slug, index) => (
          <li key={slug} className="level-path__level">
            {animals(standing.filter(each => isOn(slug, each)))}
            <span className="level-path__name">
              <span aria-hidden>{index + 1}</span> <bdi>{words.level(slug)}</bdi>
            </span>
          </li>
        ))}
      </ol>
      {elsewhere.length > 0 && !isNameless && (
        <div className="level-path__elsewhere">
          <span className="school-quiet">{t('map.elsewhere')}</span>
          {animals(elsewhere)}
        </div>
      )}
    </>
  );
}

function Animal({ standing, isNameless }: { readonly standing: Standing; readonly isNameless: boolean }) {
  const { t } = useTranslation('live');
  const { name, character, working } = standing;
  const isStuck = working.status === 'stuck' && !isNameless;
  return (
    <li className={isStuck ? 'level-path__animal level-path__animal--stuck' : 'level-path__animal'}>
      <Portrait character={character} size={isNameless ? ANIMAL.onWall : ANIMAL.plain} framed />
      {!isNameless && <bdi title={name}>{name}</bdi>}
      {isStuck && <span className="visually-hidden">{t('stuckHere')}</span>}
    </li>
  );
}
