import { LocaleLink, modalOpened, useAppDispatch, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

const COPYRIGHT_YEAR = 2024;

interface FooterProps {
  /** Called when one of its links is followed. */
  readonly onNavigate?: () => void;
}

/** The foot of the site, where adults end contracts as well: below the page, or at the foot of the menu where the page takes the whole window. */
export function Footer({ onNavigate }: FooterProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { isStudent } = useSession();
  const openFeedback = () => {
    onNavigate?.();
    dispatch(modalOpened({ name: 'feedback', props: {} }));
  };
  return (
    <footer className="footer">
      <span>{t('footer.copyright', { year: COPYRIGHT_YEAR })}</span>
      <LocaleLink to="parents" onClick={onNavigate}>
        {t('footer.parents')}
      </LocaleLink>
      <LocaleLink to="teachers" onClick={onNavigate}>
        {t('footer.teachers')}
      </LocaleLink>
      <LocaleLink to="tos" onClick={onNavigate}>
        {t('footer.terms')}
      </LocaleLink>
      <LocaleLink to="privacy" onClick={onNavigate}>
        {t('footer.privacy')}
      </LocaleLink>
      {!isStudent && (
        <>
          <LocaleLink to="purchase/cancel" onClick={onNavigate}>
            {t('footer.cancel')}
          </LocaleLink>
          <LocaleLink to="purchase/withdraw" onClick={onNavigate}>
            {t('footer.withdraw')}
          </LocaleLink>
        </>
      )}
      <button type="button" className="footer__button" onClick={openFeedback}>
        {t('footer.feedback')}
      </button>
    </footer>
  );
}
