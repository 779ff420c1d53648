import { useTranslation } from '@burrow/i18n';
import { useEffect, useId, useRef } from 'react';
import { portraitUrl } from '../../level/portrait-url.ts';
import { useCharacter } from '../../level/use-who-plays.ts';

/** Covers everything until the teacher goes on. Nothing closes it; the page below stays as it is. */
export function PauseSign() {
  const { t } = useTranslation('play');
  const id = useId();
  const sign = useRef<HTMLDialogElement>(null);
  const character = useCharacter();
  useEffect(() => {
    const dialog = sign.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={sign}
      className="pause-sign"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => event.preventDefault()}
      onClose={() => sign.current?.showModal()}
      onKeyDown={event => event.stopPropagation()}
    >
      <div className="pause-sign__words">
        <img src={portraitUrl(character)} alt="" width={160} height={160} />
        <h2 id={`${id}-title`}>{t('lesson.pause.title')}</h2>
        <p id={`${id}-text`}>{t('lesson.pause.text')}</p>
      </div>
    </dialog>
  );
}
