import { modalOpened, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useEffect, useId, useRef } from 'react';
import { portraitUrl } from '../../level/portrait-url.ts';
import { levelPath } from '../../level/level-place.ts';
import { useLevel } from '../../level/level.context.ts';

/** Covers the game of a teacher or an administrator until they have said who is playing. */
export function ChooseStudentOverlay() {
  const { level, who } = useLevel();
  const { t } = useTranslation('play');
  const dispatch = useAppDispatch();
  // So that one can return to it.
  const next = levelPath(level.course_slug, level.slug);
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="choose-overlay">
      <section className="choose-overlay__panel" role="dialog" aria-labelledby={title}>
        <img src={portraitUrl(who.character)} alt="" width={96} height={96} />
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
          <Button size="large" onClick={who.tryMyself}>
            {t('choose.myself')}
          </Button>
        </div>
      </section>
    </div>
  );
}
