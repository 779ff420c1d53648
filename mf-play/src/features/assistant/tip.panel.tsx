import { snackbarShown, useAppDispatch, type ApiError } from '@burrow/client';
import type { Tip } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useRef, useState } from 'react';
import { linesApplied } from '../../level/applied-lines.ts';
import { portraitUrl } from '../../level/portrait-url.ts';
import './assistant.css';
import { useTipMutation } from './assistant.api.ts';
import { refusalOf } from './refusals.rules.ts';
import { TipRefused } from './tip-refused.tsx';
import { TipText } from './tip-text.tsx';
import { TipWays } from './tip-ways.tsx';
import type { TipContext } from './tip-context.types.ts';
import { tipRequest } from './tip-request.rules.ts';
import { useEscape } from './use-escape.ts';
import type { Assistant } from './use-assistant.ts';

export interface TipPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The number of the request; a new number sends a new one. */
  readonly asked: number;
  readonly assistant: Assistant;
  readonly context: TipContext;
  readonly onCode: (code: string) => void;
}

/** The assistant's bubble: it requests a tip, and shows the answer. */
export function TipPanel(props: TipPanelProps) {
  const { assistant, context, onCode } = props;
  const { t } = useTranslation('assistant');
  const dispatch = useAppDispatch();
  const panel = useRef<HTMLElement>(null);
  const { code, tip, error } = useTip(props);

  const close = (): void => {
    if (panel.current?.contains(document.activeElement)) assistant.button.current?.focus();
    assistant.close();
  };
  useEscape(close);
  // The bubble grows with its words: it and the output next to it are scrolled into view below the code.
  useEffect(() => {
    if (tip || error) panel.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [tip, error]);

  const apply = (changed: string, line: number): void => {
    const { course_slug: course, slug } = context.level;
    linesApplied(course, slug, context.code, changed);
    onCode(changed);
    assistant.markApplied({ code: changed, line: Math.min(line, changed.split('\n').length) });
    dispatch(snackbarShown(t('applied', { line }), 'success'));
    close();
  };
  return (
    <aside ref={panel} className="tip-bubble" aria-label={t('label')}>
      <img src={portraitUrl('Owl')} alt="" width={40} height={40} />
      <div className="tip-bubble__body">
        <div role="status" className="tip-bubble__words" dir="auto">
          {tip ? <TipText tip={tip} /> : <p>{error ? t(wordsFor(error)) : t('thinking')}</p>}
        </div>
        {error ? (
          <TipRefused error={error} onRetry={assistant.ask} onClose={close} />
        ) : (
          <TipWays
            tip={tip}
            isRunning={context.isRunning}
            isStale={context.code !== code}
            onApply={apply}
            onMore={assistant.ask}
            onClose={close}
          />
        )}
      </div>
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
function useTip(props: TipPanelProps): Answer {
  const { asked } = props;
  const { i18n } = useTranslation('assistant');
  const [request] = useTipMutation();
  const [answer, setAnswer] = useState<Answer>({ code: '', tip: null, error: null });
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  }, [props]);

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
