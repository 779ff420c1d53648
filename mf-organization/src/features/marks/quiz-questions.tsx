import { LocaleLink } from '@burrow/client';
import { ANIMAL_PLACEHOLDER, type ClassQuiz } from '@burrow/contracts';
import { type LinkTo, MarkdownText } from '@burrow/exercises/markdown';
import { useTranslation } from '@burrow/i18n';
import { Panel } from '@burrow/ui';
import { hardestFirst, type QuestionWent } from './hard-questions.rules.ts';

/** The quizzes of a class by question: what most of it fails is first. */
export function QuizQuestions({ quizzes }: { readonly quizzes: readonly ClassQuiz[] }) {
  const { t } = useTranslation('marks');
  return (
    <Panel title={t('questions.title')} text={t(quizzes.length === 0 ? 'questions.none' : 'questions.text')}>
      {quizzes.map(quiz => (
        <OneQuiz key={quiz.chapter_id} quiz={quiz} />
      ))}
    </Panel>
  );
}

function OneQuiz({ quiz: { chapter_name: name, questions } }: { readonly quiz: ClassQuiz }) {
  const { t } = useTranslation('marks');
  const went = hardestFirst(questions);
  const hard = went.filter(({ isHard }) => isHard).length;
  return (
    <details className="marks-quiz" open={hard > 0}>
      <summary>
        <bdi>{name}</bdi>{' '}
        <span className="school-quiet">
          {went.length === 0 ? t('questions.unanswered') : t('questions.hard', { count: hard })}
        </span>
      </summary>
      <ol>
        {went.map(question => (
          <Question key={question.number} question={question} />
        ))}
      </ol>
    </details>
  );
}

function Question({ question }: { readonly question: QuestionWent }) {
  const { t } = useTranslation('marks');
  const { text, code, level, answered, wrongAtFirst, wrong, isHard } = question;
  const words = t('questions.wrongAtFirst', { wrong: wrongAtFirst, count: answered });
  return (
    <li className="marks-question">
      <MarkdownText text={text.replaceAll(ANIMAL_PLACEHOLDER, t('questions.animal'))} Link={TextLink} />
      {code && (
        <pre className="marks-question__code" dir="ltr" tabIndex={0} aria-label={t('questions.program')}>
          <code>{code}</code>
        </pre>
      )}
      <p className={isHard ? 'marks-question__went marks-question__went--hard' : 'marks-question__went'}>
        <progress max={answered} value={wrongAtFirst} aria-hidden />
        <span>
          {words} {wrong > 0 && t('questions.stillWrong', { count: wrong })}
        </span>
      </p>
      <p className="school-quiet">{t('questions.explained', { level: level.name })}</p>
    </li>
  );
}

const TextLink: LinkTo = ({ href, children }) =>
  href.startsWith('/') ? (
    <LocaleLink to={href.slice(1)}>{children}</LocaleLink>
  ) : (
    <a href={href}>{children}</a>
  );
