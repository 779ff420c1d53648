import { useTranslation } from '@burrow/i18n';
import type { GuideLesson } from '@burrow/content/guide.types';
import { LevelMarkdown } from '../../components/markdown/level-markdown.tsx';
import { GuidePartView } from './guide-part.tsx';

/** The plan of a lesson: what it covers, and its steps with their minutes. */
export function LessonPlan({ plan }: { readonly plan: GuideLesson['plan'] }) {
  const { t } = useTranslation('guide');
  const total = plan.steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <GuidePartView id="plan" title={t('plan.title', { count: total })}>
      <LevelMarkdown text={plan.before} />
      <ol className="guide__plan">
        {plan.steps.map(({ minutes, title, text }) => (
          <li key={title}>
            <span className="guide__minutes">{t('plan.minutes', { count: minutes })}</span>
            <div>
              <h3>{title}</h3>
              <LevelMarkdown text={text} />
            </div>
          </li>
        ))}
      </ol>
    </GuidePartView>
  );
}
