import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useId, useRef, type FocusEvent } from 'react';
import { portraitUrl } from '../../level/portrait-url.ts';
import './assistant.css';
import { ErrorWords } from './error-words.tsx';
import type { TipContext } from './tip-context.types.ts';
import { TipPart } from './tip-part.tsx';
import type { Assistant } from './use-assistant.ts';
import type { ErrorWords as Words } from './use-error-words.ts';
import { useEscape } from './use-escape.ts';

export interface OwlPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly assistant: Assistant;
  readonly context: TipContext;
  readonly onCode: (code: string) => void;
  /** Why the run failed; null if it did not, or after that was closed. */
  readonly said: Words | null;
}

/**
 * The owl below the code: why a run failed, and a tip. A dialog that is not modal: the program and the farm, which it
 * is about, stay in sight and in use, and the focus stays where it was.
 */
export function OwlPanel({ onClose, assistant, context, onCode, said }: OwlPanelProps) {
  const { t } = useTranslation('play');
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const titleId = useId();
  const hasTip = assistant.asked !== null;

  const rememberFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const close = (): void => {
    const hadFocus = card.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) (before.current ?? assistant.button.current)?.focus();
  };
  useEscape(card, close);
  const text = said?.text;
  useEffect(() => {
    if (text) card.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);

  return (
    <div
      ref={card}
      className={`owl-card ${said ? 'owl-card--error' : ''}`}
      {...(said && { role: 'dialog', 'aria-labelledby': titleId })}
      onFocus={rememberFocus}
    >
      <img src={portraitUrl('Owl')} alt="" width={40} height={40} />
      <div className="owl-card__body">
        {said && <ErrorWords words={said} titleId={titleId} />}
        {hasTip && <TipPart assistant={assistant} context={context} onCode={onCode} onClose={close} />}
      </div>
      {said && (
        <button type="button" className="owl-card__close" aria-label={t('dialogs.close')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
