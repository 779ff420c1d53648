import type { LevelData } from '@burrow/contracts';
import { listed, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { appliedIn } from '../../level/applied-lines.ts';
import { useLearner } from '../../level/use-learner.ts';
import { countCodeLines } from '../../run/code-lines.rules.ts';
import { goalWords, groupGoals } from '../goals/index.ts';
import { IDEA_NAMES, isNamed } from './idea-names.ts';
import { ideaStar, starsOf, type Star } from './stars.rules.ts';

interface StarListProps {
  readonly level: LevelData;
  /** How many hidden maps it was run on. */
  readonly variantsMet: number;
  /** Ideas of the level that it does without. */
  readonly leftOut: readonly string[];
  /** The program that completed it. */
  readonly code: string;
}

/** What the program is praised for. The stars appear one after the other, once. */
export function StarList({ level, variantsMet, leftOut, code }: StarListProps) {
  const learner = useLearner();
  const helped = appliedIn({ learner, course: level.course_slug, level: level.slug }, code);
  const goals = groupGoals(level.levelGoals, [], level.goalTexts);
  const stars = [
    ...starsOf(level, variantsMet, goals, countCodeLines(code), helped),
    ...ideaStar(level, leftOut),
  ];
  return (
    <ul className="complete-dialog__stars">
      {stars.map((star, index) => (
        <li key={index} className={star.kind === 'idea-open' ? 'is-open' : undefined}>
          <Icon name="star" size={26} /> <StarWords star={star} />
        </li>
      ))}
    </ul>
  );
}

/** A word of Python keeps its direction among Arabic ones. */
const isolated = (word: string): string => `\u2068${word}\u2069`;

function StarWords({ star }: { readonly star: Star }) {
  const { t } = useTranslation('play-dialogs');
  const { t: tPlay } = useTranslation('play');
  if (star.kind === 'goal') return goalWords(star.group, tPlay);
  if (star.kind === 'short') return t('complete.stars.short', { used: star.used, count: star.count });
  if (star.kind === 'helped') return t('complete.stars.helped', { count: star.used, helped: star.helped });
  if ('ideas' in star) {
    const words = star.ideas.map(idea =>
      isNamed(idea) ? t(`complete.ideas.${IDEA_NAMES[idea]}`) : isolated(idea),
    );
    const word = listed(words);
    // A name would need its case in a sentence of some languages: it stands behind a colon.
    return star.ideas.some(isNamed)
      ? t(`complete.stars.${star.kind}-named`, { ideas: word })
      : t(`complete.stars.${star.kind}`, { word });
  }
  return t(`complete.stars.${star.kind}`);
}
