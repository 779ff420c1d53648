import { type ApiError, askConfirm, snackbarShown, useAppDispatch, LinkButton } from '@burrow/client';
import type { ClassEntry } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useSetLessonMutation } from '../../api/class-entry.api.ts';
import { useMissingPicturesQuery } from '../../api/pictures.api.ts';

/** Whether a class logs in with pictures, and who has none yet. */
export function PictureLogInSwitch({ entry }: { readonly entry: ClassEntry }) {
  const { t } = useTranslation('pictures');
  const dispatch = useAppDispatch();
  const problemText = useProblemText();
  const { class_id: id, picture_log_in: isOn } = entry;
  const [change, { isLoading }] = useSetLessonMutation();
  const { data } = useMissingPicturesQuery(id, { skip: !isOn });
  const turn = async (): Promise<void> => {
    const question = { title: t('ask.title'), text: t('ask.text'), ok: t('ask.ok'), cancel: t('cancel') };
    if (isOn && !(await askConfirm(question))) return;
    const { error } = await change({ id, update: { picture_log_in: !isOn } });
    if (error) dispatch(snackbarShown(problemText(error as ApiError), 'error'));
  };
  const missing = isOn ? (data?.missing.length ?? 0) : 0;
  return (
    <div className="class-entry">
      <div className="class-entry__words">
        <h3>{t('title')}</h3>
        <p className="picture-switch__text">{t(isOn ? 'on' : 'off')}</p>
        {missing > 0 && (
          <p role="status">
            <strong>{t('missing', { count: missing })}</strong>
          </p>
        )}
      </div>
      <div className="page-head__actions">
        <Button loading={isLoading} onClick={() => void turn()}>
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
        {isOn && (
          <LinkButton main={missing > 0} to={`organization/classes/${id}/pictures`}>
            {t('sheet')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
