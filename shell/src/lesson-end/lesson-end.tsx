import { after, endSession, loadDocument, useAppDispatch } from '@burrow/client';
import { localePath, useTranslation } from '@burrow/i18n';
import { useEffect, useRef } from 'react';

/** Longer than the editor waits before it sends what was typed. */
const SAVING_MS = 3_000;

/** Covers the page, so that nothing is typed any more, until everything was sent; then logs out and says good-bye. */
export function LessonEnd({ animal }: { readonly animal: string }) {
  const { t, i18n } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    cover.current?.focus();
    return after(SAVING_MS, async () => {
      await endSession(dispatch).catch(() => undefined);
      const path = localePath(i18n.language, 'goodbye');
      loadDocument(`${path}?animal=${encodeURIComponent(animal)}`, { replace: true });
    });
  }, [animal, dispatch, i18n.language]);
  return (
    <div
      className="lesson-end"
      ref={cover}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby="lesson-end"
      tabIndex={-1}
    >
      <h2 id="lesson-end">{t('lessonEnd.title')}</h2>
      <p>{t('lessonEnd.text')}</p>
    </div>
  );
}
