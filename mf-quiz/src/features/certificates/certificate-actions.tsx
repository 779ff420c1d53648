import { snackbarShown, useAppDispatch } from '@burrow/client';
import { localePath, useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { pdfPath } from './certificate.rules.ts';

/** Copy the link, print, save as a PDF. */
export function CertificateActions({ id }: { readonly id: string }) {
  const { t, i18n } = useTranslation('certificates');
  const dispatch = useAppDispatch();
  const copy = async (): Promise<void> => {
    const link = `${location.origin}${localePath(i18n.language, `certificate/${id}`)}`;
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    dispatch(copied ? snackbarShown(t('one.copied'), 'success') : snackbarShown(t('one.notCopied'), 'error'));
  };
  return (
    <>
      <Button size="large" onClick={() => void copy()}>
        <Icon name="copy" size={18} /> {t('one.copy')}
      </Button>
      <Button size="large" onClick={() => window.print()}>
        <Icon name="print" size={18} /> {t('one.print')}
      </Button>
      <a className="link-button link-button--main" href={pdfPath(id, i18n.language)}>
        <Icon name="save" size={18} /> {t('one.download')}
      </a>
    </>
  );
}
