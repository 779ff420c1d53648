import { Panel } from '@burrow/ui';
import { type ApiError, LocaleLink, snackbarShown, useAppDispatch } from '@burrow/client';
import type { Organization } from '@burrow/contracts';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { useDemandSecondFactorMutation } from '../../api/organization.api.ts';

/** Whether all administrators need a second factor. */
export function DemandPanel({ school: { details } }: { readonly school: Organization }) {
  const { t } = useTranslation('domains');
  const dispatch = useAppDispatch();
  const textOf = useProblemText();
  const [set, { isLoading }] = useDemandSecondFactorMutation();
  const change = async (demanded: boolean): Promise<void> => {
    const { error } = await set(demanded);
    if (error) dispatch(snackbarShown(textOf(error as ApiError), 'error'));
    else dispatch(snackbarShown(t('secondFactor.saved'), 'success'));
  };
  return (
    <Panel title={t('secondFactor.title')} text={t('secondFactor.text')}>
      <p>
        <LocaleLink to="profile/details">{t('secondFactor.own')}</LocaleLink>
      </p>
      <div className="domains__joining">
        <label>
          <input
            type="checkbox"
            checked={details?.second_factor_demanded ?? false}
            disabled={isLoading}
            onChange={({ target }) => void change(target.checked)}
          />
          <span>{t('secondFactor.demand')}</span>
        </label>
      </div>
    </Panel>
  );
}
