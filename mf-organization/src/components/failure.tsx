import { LinkButton, type ApiError } from '@burrow/client';
import { Failure as PlainFailure } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import type { ComponentProps } from 'react';

/** Says what could not be read, and leads whoever has to set up a second factor first to where that is done. */
export function Failure(props: ComponentProps<typeof PlainFailure>) {
  const { t } = useTranslation('organization');
  const { code } = props.error as ApiError;
  return (
    <PlainFailure {...props}>
      {code === 'organization/second-factor-needed' && (
        <LinkButton to="profile/details" main>
          {t('common.setUpFactor')}
        </LinkButton>
      )}
    </PlainFailure>
  );
}
