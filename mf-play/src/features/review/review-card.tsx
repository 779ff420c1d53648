import type { ReviewQuestion } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { useEffect, useRef, useState } from 'react';
import { ReviewAsked } from './review-asked.tsx';
import { chooseAnswer, goOn, OFFERED } from './review.rules.ts';
import './review.css';

interface ReviewCardProps {
  readonly questions: readonly ReviewQuestion[];
  /** It was done or skipped. */
  readonly onEnd: () => void;
}

/** What learners did two chapters before, asked again. It can be skipped, and nothing is counted. */
export function ReviewCard({ questions, onEnd }: ReviewCardProps) {
  const { t } = useTranslation('review');
  const [state, setState] = useState(OFFERED);
  const card = useRef<HTMLElement>(null);
  const { at, answer, isShown } = state;
  const asked = questions[at];
  useEffect(() => {
    if (at >= 0) card.current?.focus();
  }, [at]);
  const end = (): void => {
    document.querySelector<HTMLElement>('.level-guide')?.focus();
    onEnd();
  };
  const step = (): void => {
    const next = goOn(state, questions.length);
    if (next) setState(next);
    else end();
  };
  return (
    <section ref={card} tabIndex={-1} className="review-card" data-offered={!asked} aria-label={t('title')}>
      <header className="review-card__head">
        <Icon name="hint" size={20} />
        <h2>{t('title')}</h2>
        {asked && <span>{t('place', { number: at + 1, count: questions.length })}</span>}
      </header>
      {asked && (
        <ReviewAsked
          key={at}
          asked={asked}
          answer={answer}
          isShown={isShown}
          onChoose={chosen => setState(now => chooseAnswer(now, chosen))}
        />
      )}
      <div className="review-card__ways">
        <Button type="primary" aria-disabled={asked && answer === null} onClick={step}>
          {t(wayOf(state, questions.length))}
        </Button>
        {!(isShown && at + 1 === questions.length) && (
          <Button type="text" onClick={end}>
            {t('skip')}
          </Button>
        )}
      </div>
    </section>
  );
}

function wayOf({ at, isShown }: typeof OFFERED, questions: number): 'start' | 'check' | 'next' | 'done' {
  if (at < 0) return 'start';
  if (!isShown) return 'check';
  return at + 1 < questions ? 'next' : 'done';
}
