import { PageHead } from '@burrow/client';
import type { QuizTry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useRef, type Ref } from 'react';
import { quizPath, type QuizPlace } from '../../quiz/place.rules.ts';
import { NotSent } from '../../quiz/not-sent.tsx';
import { QuizText } from '../../quiz/quiz-text.tsx';
import { NO_DRAFT, saysSomething, type Draft } from './draft.rules.ts';
import { AnswerArea } from './kinds/answer-area.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { useCheck } from './use-check.ts';
import { useDrafts } from './use-drafts.ts';
import { VerdictNote } from './verdict-note.tsx';
import { Ways } from './ways.tsx';

interface QuestionViewProps {
  readonly place: QuizPlace;
  readonly quizTry: QuizTry;
  /** From 1. */
  readonly number: number;
  readonly onReload: () => void;
}

/** A question of a try, among the others. What was not checked yet stays while another one is looked at, and after a reload. */
export function QuestionView({ place, quizTry, number, onReload }: QuestionViewProps) {
  const { t } = useTranslation('quiz');
  const { drafts, keep } = useDrafts(place, quizTry.try_id);
  const asked = useFocusOnChange(number);
  return (
    <article className="quiz">
      <PageHead
        title={t('question.title', { number, count: quizTry.questions.length })}
        above={{ to: quizPath(place), text: t('title', { chapter: quizTry.chapter_name }) }}
      />
      <ProgressStrip place={place} quizTry={quizTry} number={number} />
      <QuestionBody
        key={number}
        place={place}
        quizTry={quizTry}
        number={number}
        onReload={onReload}
        asked={asked}
        draft={drafts[number] ?? NO_DRAFT}
        onDraft={draft => keep(number, draft)}
      />
    </article>
  );
}

interface QuestionBodyProps extends QuestionViewProps {
  readonly asked: Ref<HTMLDivElement>;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

/** A question: what is asked, the answer, what is said about it, and the ways to the others. */
function QuestionBody({ place, quizTry, number, onReload, asked, draft, onDraft }: QuestionBodyProps) {
  const { t } = useTranslation('quiz');
  const check = useCheck(place, quizTry.try_id, number);
  const entry = quizTry.questions[number - 1];
  if (!entry) return null;
  const { question, given } = entry;
  const isOver = quizTry.result !== null;
  const isOpen = given === null && !isOver;
  return (
    <section className="panel quiz-question" aria-label={t('question.label')}>
      <div ref={asked} tabIndex={-1} className="quiz-question__text">
        <QuizText text={question.text} />
      </div>
      <AnswerArea
        question={question}
        draft={given ? { answer: given.answer } : draft}
        verdict={given?.verdict ?? null}
        isSettled={!isOpen || check.isSending}
        onDraft={next => {
          check.forget();
          onDraft(next);
        }}
        onEnter={() => isOpen && check.send(draft.answer)}
      />
      {check.isMissing && !saysSomething(draft.answer) && (
        <p role="status" className="quiz-question__missing">
          {t(`missing.${question.kind}`)}
        </p>
      )}
      {check.error && isOpen && <NotSent error={check.error} about="answer" onReload={onReload} />}
      {given && <VerdictNote verdict={given.verdict} question={question} takesFocus={check.isSent} />}
      {isOver && !given && <p>{t('question.leftOpen')}</p>}
      <Ways
        place={place}
        quizTry={quizTry}
        number={number}
        onReload={onReload}
        isChecking={check.isSending}
        onCheck={isOpen ? () => check.send(draft.answer) : null}
      />
    </section>
  );
}

/** Moves the focus to what is asked when another question is opened, so that it is read and seen from its beginning. */
function useFocusOnChange(number: number) {
  const asked = useRef<HTMLDivElement>(null);
  const before = useRef(number);
  useEffect(() => {
    if (before.current === number) return;
    before.current = number;
    window.scrollTo({ top: 0 });
    asked.current?.focus({ preventScroll: true });
  }, [number]);
  return asked;
}
