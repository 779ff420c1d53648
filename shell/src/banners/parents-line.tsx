import { kept, LocaleLink, useSession } from '@burrow/client';
import { splitLocalePath, useTranslation } from '@burrow/i18n';
import { useLocation } from '@burrow/client/router';
import { Icon } from '@burrow/ui';
import { useState } from 'react';

export const PARENTS_LINE_KEY = 'parents_line_closed';

const wasClosed = (): boolean => kept.getItem(PARENTS_LINE_KEY) !== null;

/** Tells an adult who comes to the start page what this is; once closed, it does not come back. */
export function ParentsLine() {
  const { t } = useTranslation('shell');
  const { isAnonymous } = useSession();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(wasClosed);
  const isStart = splitLocalePath(pathname).rest.replaceAll('/', '') === '';
  if (closed || !isStart || !isAnonymous) return null;
  const close = (): void => {
    setClosed(true);
    kept.setItem(PARENTS_LINE_KEY, '1');
  };
  return (
    <aside className="parents-line" aria-label={t('parentsLine.label')}>
      <p>
        {t('parentsLine.text')} <LocaleLink to="parents">{t('footer.parents')}</LocaleLink>
      </p>
      <button type="button" aria-label={t('parentsLine.close')} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
