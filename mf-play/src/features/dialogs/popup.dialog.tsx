import type { Answer, Ask } from '@burrow/python';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { useCallback, useId, useRef, useState, type RefCallback, type RefObject } from 'react';
import type { GamePlayer } from '../../bridge/game-player.ts';
import { TakenFocus } from './taken-focus.tsx';
import { usePopupPlace } from './use-popup-place.ts';

interface PopupDialogProps {
  /** What pauses the program; null if nothing does. */
  readonly popup: Ask | null;
  readonly player: GamePlayer;
  /** The map's picture. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onAnswer: (answer: Answer) => void;
  readonly onStop: () => void;
}

const WIDTH = 400;

const body = (): HTMLElement => document.body;

/**
 * What the program waits for: a text to be read, Yes or No, or a text to be typed. Escape closes a text, says No,
 * or submits what was typed so far. Stop ends the program from here.
 */
export function PopupDialog({ popup, player, frame, onAnswer, onStop }: PopupDialogProps) {
  const { t } = useTranslation('play');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(popup);
  const form = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const first = useRef<HTMLElement>(null);
  const main = useCallback((element: HTMLElement | null): void => {
    first.current = element;
  }, []);
  usePopupPlace(popup, player, text, frame);
  if (popup && popup !== shown) {
    setShown(popup);
    setTyped('');
  }
  if (!shown) return null;
  const escape = (): void => onAnswer(escapeAnswer(shown, typed));
  return (
    <Modal
      key={shown.after}
      open={popup !== null}
      title={t(`popup.${shown.kind}`)}
      onCancel={escape}
      transitionName=""
      maskTransitionName=""
      mask={{ closable: false }}
      getContainer={body}
      destroyOnHidden
      rootClassName="popup-root"
      className="popup-dialog"
      width={WIDTH}
      footer={
        <>
          <Button type="text" className="popup-stop" onClick={onStop}>
            <Icon name="stop" size={16} /> {t('run.stop')}
          </Button>
          <Answers kind={shown.kind} form={form} onAnswer={onAnswer} main={main} />
          <TakenFocus by={first} />
        </>
      }
    >
      <p ref={text} className="popup-text" dir="auto" id={`${form}-text`}>
        {textOf(shown)}
      </p>
      {shown.kind === 'input' && (
        <TypedAnswer form={form} main={main} typed={typed} onType={setTyped} onAnswer={onAnswer} />
      )}
    </Modal>
  );
}

interface TypedAnswerProps {
  readonly form: string;
  readonly main: RefCallback<HTMLElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onAnswer: (answer: Answer) => void;
}

function TypedAnswer({ form, main, typed, onType, onAnswer }: TypedAnswerProps) {
  const { t } = useTranslation('play');
  return (
    <form
      id={form}
      onSubmit={event => {
        event.preventDefault();
        onAnswer(typed);
      }}
    >
      <input
        ref={main}
        className="popup-input"
        dir="auto"
        autoComplete="off"
        maxLength={2_000}
        aria-label={t('popup.answer')}
        aria-describedby={`${form}-text`}
        value={typed}
        onChange={event => onType(event.target.value)}
      />
    </form>
  );
}

interface AnswersProps {
  readonly kind: Ask['kind'];
  /** Id of the form that submits what was typed. */
  readonly form: string;
  readonly onAnswer: (answer: Answer) => void;
  /** The button that has the focus first. */
  readonly main: RefCallback<HTMLElement>;
}

function Answers({ kind, form, onAnswer, main }: AnswersProps) {
  const { t } = useTranslation('play');
  if (kind === 'question') {
    return (
      <>
        <Button onClick={() => onAnswer(false)}>{t('popup.no')}</Button>
        <Button type="primary" ref={main} onClick={() => onAnswer(true)}>
          {t('popup.yes')}
        </Button>
      </>
    );
  }
  if (kind === 'input') {
    return (
      <Button type="primary" htmlType="submit" form={form}>
        {t('popup.ok')}
      </Button>
    );
  }
  return (
    <Button type="primary" ref={main} onClick={() => onAnswer(null)}>
      {t('dialogs.close')}
    </Button>
  );
}

function textOf(ask: Ask): string {
  if (ask.kind === 'question') return ask.message;
  return ask.kind === 'input' ? ask.prompt : ask.text;
}

function escapeAnswer(ask: Ask, typed: string): Answer {
  if (ask.kind === 'question') return false;
  return ask.kind === 'input' ? typed : null;
}
