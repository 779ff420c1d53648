import { modalOpened, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useEffect, useId, useRef } from 'react';

interface ChooseStudentOverlayProps {
  readonly portrait: string;
  /** Path of this page, without its language, to come back to. */
  readonly next: string;
  readonly onMyself: () => void;
}

/** Covers the game of a teacher or an administrator until it is said who plays. */
export function ChooseStudentOverlay({ portrait, next, onMyself }: ChooseStudentOverlayProps) {
  const { t } = useTranslation('play');
  const dispatch = useAppDispatch();
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="choose-overlay">
      <section className="choose-overlay__panel" role="dialog" aria-labelledby={title}>
        <img src={portrait} alt="" width={96} height={96} />
        <h2 id={title}>{t('choose.title')}</h2>
        <p>{t('choose.text')}</p>
        <div className="choose-overlay__ways">
          <Button
            ref={first}
            type="primary"
            size="large"
            onClick={() => dispatch(modalOpened({ name: 'choose-student', props: { next } }))}
          >
            {t('choose.student')}
          </Button>
          <Button size="large" onClick={onMyself}>
            {t('choose.myself')}
          </Button>
        </div>
      </section>
    </div>
  );
}
