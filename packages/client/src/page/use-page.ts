import { useTranslation } from '@burrow/i18n';
import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks.ts';
import { headingChanged } from './page.slice.ts';

/** Sets the document's title, and the heading in the middle of the top bar while the page is shown. */
export function usePage(title: string, heading: string | null = null): void {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('shell');
  useEffect(() => {
    document.title = t('documentTitle', { title });
  }, [t, title]);
  useEffect(() => {
    dispatch(headingChanged(heading));
    return () => {
      dispatch(headingChanged(null));
    };
  }, [dispatch, heading]);
}
