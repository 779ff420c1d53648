import { LocaleLink } from '@burrow/client';
import { ANIMAL_PLACEHOLDER, type QuestionResult as Result } from '@burrow/contracts';
import { MarkdownText, type LinkTo } from '@burrow/exercises/markdown';
import { useDates, useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';

interface QuestionResultProps {
  readonly question: Result;
  /** What the student calls the animal. */
  readonly animal: string;
}

/** A question of a quiz, what came of it and, unless it was right at once, where it is explained. */
export function QuestionResult({ question, animal }: QuestionResultProps) {
  const { t } = useTranslation('profile');
  const { text, code, outcome, level } = question;
  return (
    <li className="question-result">
      <MarkdownText text={text.replaceAll(ANIMAL_PLACEHOLDER, animal)} Link={TextLink} />
      {code && (
        <pre className="question-result__code" dir="ltr" tabIndex={0} aria-label={t('quizResults.program')}>
          <code>{code}</code>
        </pre>
      )}
      <p className={`question-result__outcome question-result__outcome--${outcome}`}>
        {outcome !== 'not_answered' && <Icon name={outcome === 'wrong' ? 'close' : 'check'} size={16} />}
        <Outcome question={question} />
      </p>
      {outcome !== 'right' && (
        <p className="question-result__level">{t('quizResults.explained', { level: level.name })}</p>
      )}
    </li>
  );
}

function Outcome({ question }: Pick<QuestionResultProps, 'question'>) {
  const { t } = useTranslation('profile');
  const { day } = useDates();
  const { outcome, checked_at: checked, right_at: right } = question;
  const days = { checked: checked === null ? '' : day(checked), right: right === null ? '' : day(right) };
  const sameDay = outcome === 'right_later' && days.checked === days.right;
  return <span>{t(`quizResults.outcome.${sameDay ? 'right_same_day' : outcome}`, days)}</span>;
}

const TextLink: LinkTo = ({ href, children }) =>
  href.startsWith('/') ? (
    <LocaleLink to={href.slice(1)}>{children}</LocaleLink>
  ) : (
    <a href={href}>{children}</a>
  );
