import { useAppDispatch, type ApiError, saveFile } from '@burrow/client';
import { FormProblem, isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { useState } from 'react';
import { learningApi } from '../../api/learning.api.ts';
import { purchasesApi } from '../../api/purchases.api.ts';
import { profileApi } from '../../api/profile.api.ts';

type State =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  | { readonly kind: 'failed'; readonly error: ApiError | null };

/** One file with everything, built in the browser. */
export function DownloadPanel() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const download = async (): Promise<void> => {
    setState({ kind: 'busy' });
    const now = { forceRefetch: true, subscribe: false } as const;
    try {
      const [account, learning, purchases, { makeArchive }] = await Promise.all([
        dispatch(profileApi.endpoints.accountExport.initiate(undefined, now)).unwrap(),
        dispatch(learningApi.endpoints.learningExport.initiate(undefined, now)).unwrap(),
        dispatch(purchasesApi.endpoints.purchaseExport.initiate(undefined, now)).unwrap(),
        import('./make-archive.ts'),
      ]);
      saveFile(
        'burrow-data.zip',
        new Blob([makeArchive({ account, learning, purchases })], { type: 'application/zip' }),
      );
      setState({ kind: 'done' });
    } catch (error) {
      setState({ kind: 'failed', error: isApiError(error) ? error : null });
    }
  };
  return (
    <Panel title={t('data.download')} text={t('data.downloadText')}>
      {state.kind === 'failed' && (
        <FormProblem>
          <p>{state.error ? textOf(state.error) : t('data.downloadFailed')}</p>
        </FormProblem>
      )}
      <p role="status" className="panel__text">
        {state.kind === 'done' && t('data.downloaded')}
      </p>
      <Button loading={state.kind === 'busy'} onClick={() => void download()}>
        {t('data.downloadAction')}
      </Button>
    </Panel>
  );
}
