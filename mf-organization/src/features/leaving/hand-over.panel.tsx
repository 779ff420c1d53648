import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import type { HandOver } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { localePath, useDates, useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useState } from 'react';
import { useHandOverStudentMutation } from '../../api/leaving.api.ts';
import { CopyButton } from '../../components/copy-button.tsx';

/** Makes a link with which a parent takes a student over. */
export function HandOverPanel({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation('leaving');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [made, setMade] = useState<HandOver>();
  const [handOver, { isLoading }] = useHandOverStudentMutation();
  const make = async (): Promise<void> => {
    const { data, error } = await handOver(studentId);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    setMade(data);
  };
  return (
    <Panel title={t('handOver.title')} text={t('handOver.text')}>
      {made ? (
        <HandOverLink made={made} />
      ) : (
        <Button loading={isLoading} onClick={() => void make()}>
          {t('handOver.make')}
        </Button>
      )}
    </Panel>
  );
}

/** The code is behind the #: no server and no log sees it. */
function HandOverLink({ made: { code, expires_at: end } }: { readonly made: HandOver }) {
  const { t, i18n } = useTranslation('leaving');
  const { day } = useDates();
  const path = localePath(i18n.language, 'profile/students/take-over');
  const link = `${window.location.origin}${path}#code=${code}`;
  return (
    <>
      <p role="status">{t('handOver.made', { date: day(end) })}</p>
      <p className="sent-link">
        <code dir="ltr">{link}</code>
        <CopyButton text={link}>{t('handOver.copy')}</CopyButton>
      </p>
    </>
  );
}
