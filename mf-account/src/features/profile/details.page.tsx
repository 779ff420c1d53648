import { Failure } from '@burrow/forms';
import { RequireSession, PageHead, LoadSkeleton } from '@burrow/client';
import type { Profile } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useProfileQuery } from '../../api/profile.api.ts';
import { SecondFactorPanel } from '../second-factor/index.ts';
import { NextStep } from './next-step.tsx';
import { EmailPanel } from './email.panel.tsx';
import { GooglePanel } from './google.panel.tsx';
import { PasswordPanel } from './password.panel.tsx';
import { PersonPanel } from './person.panel.tsx';
import { ConnectionsPanel } from './connections.panel.tsx';
import { SchoolsPanel } from './schools.panel.tsx';

const ADULTS = ['parent', 'teacher', 'admin', 'staff'] as const;

/** Name, address, password and language of an adult. */
export function DetailsPage() {
  const { t } = useTranslation('profile');
  const profile = useProfileQuery();
  return (
    <RequireSession roles={ADULTS}>
      <PageHead title={t('shell:profile.details')} />
      {profile.data ? (
        <Panels profile={profile.data} />
      ) : profile.isError ? (
        <Failure
          title={t('profile.notLoaded')}
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <LoadSkeleton lines={8} />
      )}
    </RequireSession>
  );
}

function Panels({ profile }: { readonly profile: Profile }) {
  return (
    <div className="with-farm">
      <div className="panels">
        <SchoolsPanel />
        <PersonPanel profile={profile} />
        <EmailPanel profile={profile} />
        <PasswordPanel hasPassword={profile.has_password} />
        <SecondFactorPanel profile={profile} />
        <GooglePanel profile={profile} />
        <ConnectionsPanel profile={profile} />
      </div>
      <NextStep />
    </div>
  );
}
