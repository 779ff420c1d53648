import { snackbarShown, useAppDispatch, type ApiError } from '@burrow/client';
import type { Tip } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useRef, useState } from 'react';
import { linesApplied } from '../../level/applied-lines.ts';
import { useLearner } from '../../level/use-learner.ts';
import { useTipMutation } from './assistant.api.ts';
import { refusalOf } from './refusals.rules.ts';
import { TipRefused } from './tip-refused.tsx';
import { TipText } from './tip-text.tsx';
import { TipWays } from './tip-ways.tsx';
import type { TipContext } from './tip-context.types.ts';
import { tipRequest } from './tip-request.rules.ts';
import type { Assistant } from './use-assistant.ts';

interface TipPartProps {
  readonly assistant: Assistant;
  readonly context: TipContext;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** A tip: it is requested, its words are shown, and what can be done with it. */
export function TipPart({ assistant, context, onCode, onClose }: TipPartProps) {
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const part = useRef<HTMLElement>(null);
  const { code, tip, error } = useTip(assistant, context);
  const learner = useLearner();

  // It grows with its words: it and the output next to it are scrolled into view below the code.
  useEffect(() => {
    if (tip || error) part.current?.closest('.play__answers')?.scrollIntoView({ block: 'nearest' });
  }, [tip, error]);

  const apply = (changed: string, line: number): void => {
    const { course_slug: course, slug: level } = context.level;
    linesApplied({ learner, course, level }, context.code, changed);
    onCode(changed);
    assistant.markApplied({ code: changed, line: Math.min(line, changed.split('\n').length) });
    dispatch(snackbarShown(t('applied', { line }), 'success'));
    onClose();
  };
  return (
    <aside ref={part} className="owl-card__tip" aria-label={t('label')}>
      <div role="status" className="owl-card__words" dir="auto">
        {tip ? <TipText tip={tip} /> : <p>{error ? t(wordsFor(error)) : t('thinking')}</p>}
      </div>
      {error ? (
        <TipRefused error={error} onRetry={assistant.ask} onClose={onClose} />
      ) : (
        <TipWays
          tip={tip}
          isRunning={context.isRunning}
          isStale={context.code !== code}
          onApply={apply}
          onMore={assistant.ask}
          onClose={onClose}
        />
      )}
    </aside>
  );
}

function wordsFor(error: ApiError): string {
  const refusal = refusalOf(error);
  return refusal ? `refused.${refusal}` : 'failed';
}

interface Answer {
  /** The code that the tip is about. */
  readonly code: string;
  readonly tip: Tip | null;
  readonly error: ApiError | null;
}

const FAILED = { code: 'request/unexpected' } as ApiError;

/** Sends one request for each number. */
function useTip(assistant: Assistant, context: TipContext): Answer {
  const { asked } = assistant;
  const { i18n } = useTranslation('assistant');
  const [request] = useTipMutation();
  const [answer, setAnswer] = useState<Answer>({ code: '', tip: null, error: null });
  const latest = useRef({ assistant, context });
  useEffect(() => {
    latest.current = { assistant, context };
  }, [assistant, context]);

  useEffect(() => {
    const { context, assistant } = latest.current;
    const { code } = context;
    const question = tipRequest(context, i18n.language);
    setAnswer({ code, tip: null, error: null });
    if (!question) {
      setAnswer({ code, tip: null, error: FAILED });
      return assistant.answered(false);
    }
    const pending = request(question);
    let current = true;
    void pending.then(({ data, error }) => {
      if (!current) return;
      setAnswer({
        code,
        tip: data ?? null,
        error: data ? null : ((error as ApiError | undefined) ?? FAILED),
      });
      assistant.answered(error !== undefined && refusalOf(error as ApiError) !== null);
    });
    return () => {
      current = false;
      pending.abort();
    };
  }, [asked, i18n, request]);
  return answer;
}
