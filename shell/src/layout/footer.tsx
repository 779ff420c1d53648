import { LocaleLink, modalOpened, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

const COPYRIGHT_YEAR = 2024;

export function Footer() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const openFeedback = () => dispatch(modalOpened({ name: 'feedback', props: {} }));
  return (
    <footer className="footer">
      <span>{t('footer.copyright', { year: COPYRIGHT_YEAR })}</span>
      <LocaleLink to="parents">{t('footer.parents')}</LocaleLink>
      <LocaleLink to="teachers">{t('footer.teachers')}</LocaleLink>
      <LocaleLink to="tos">{t('footer.terms')}</LocaleLink>
      <LocaleLink to="privacy">{t('footer.privacy')}</LocaleLink>
      <button type="button" className="footer__button" onClick={openFeedback}>
        {t('footer.feedback')}
      </button>
    </footer>
  );
}
