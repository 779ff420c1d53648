import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useEffect, useId, useRef, type FocusEvent, type RefObject } from 'react';
import { portraitUrl } from '../../level/portrait-url.ts';
import { Ladder, focusOwl } from '../help/index.ts';
import './assistant.css';
import { ErrorWords } from './error-words.tsx';
import type { TipContext } from './tip-context.types.ts';
import { showPictureAbove } from './show-picture-above.ts';
import { TipPart } from './tip-part.tsx';
import type { Assistant } from './use-assistant.ts';
import type { ErrorWords as Words } from './use-error-words.ts';
import { useEscape } from './use-escape.ts';
import { useOwnCode } from './use-own-code.ts';

export interface OwlPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly assistant: Assistant;
  readonly context: TipContext;
  readonly onCode: (code: string) => void;
  /** Why the run failed; null if it did not, or after that was closed. */
  readonly said: Words | null;
  /** The steps of help are open. */
  readonly isHelping: boolean;
  /** Opens them. */
  readonly onHelp: () => void;
}

/**
 * The owl below the code: why a run failed, a tip, and help in steps. A dialog that is not modal: the program and the
 * farm, which it is about, stay in sight and in use, and an error leaves the focus where it was.
 */
export function OwlPanel(props: OwlPanelProps) {
  const { onClose, assistant, context, onCode, said, isHelping, onHelp } = props;
  const { t } = useTranslation('play');
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isDialog = said !== null || isHelping;

  const { close, rememberFocus } = useFocusBack(card, onClose);
  const text = said?.text;
  useEffect(() => {
    if (!text || !card.current) return;
    card.current.scrollIntoView({ block: 'nearest' });
    showPictureAbove(card.current);
  }, [text]);

  const tip = assistant.asked !== null && (
    <TipPart assistant={assistant} context={context} onCode={onCode} onClose={close} />
  );
  const ownCode = useOwnCode(assistant, context.level.course_slug, tip, isHelping);
  return (
    <div
      ref={card}
      className={`owl-card ${said || isHelping ? 'owl-card--wide' : ''}`}
      {...(isDialog && { role: 'dialog', 'aria-labelledby': titleId })}
      onFocus={rememberFocus}
    >
      <img src={portraitUrl('Owl')} alt="" width={40} height={40} />
      <div className="owl-card__body">
        {isHelping ? (
          <Ladder
            open
            onClose={close}
            level={context.level}
            ownCode={ownCode}
            titleId={titleId}
            onCode={context.isRunning ? null : onCode}
          />
        ) : (
          <>
            {said && <ErrorWords words={said} titleId={titleId} />}
            {tip}
            <button type="button" className="owl-card__away owl-card__help" onClick={onHelp}>
              {t('help.other')}
            </button>
          </>
        )}
      </div>
      {isDialog && (
        <button type="button" className="owl-card__close" aria-label={t('dialogs.close')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Returns what closes the card, also by Escape, and brings the focus back to where it was before. */
function useFocusBack(card: RefObject<HTMLElement | null>, onClose: () => void) {
  const before = useRef<HTMLElement | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const close = (): void => {
    const hadFocus = card.current?.contains(document.activeElement);
    onClose();
    if (!hadFocus) return;
    if (before.current) before.current.focus();
    else focusOwl();
  };
  useEscape(card, close);
  return { close, rememberFocus };
}
