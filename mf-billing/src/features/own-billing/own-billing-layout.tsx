import { LoadSkeleton, ProfileArea, RequireSession } from '@burrow/client';
import { Outlet } from '@burrow/client/router';

const BUYERS = ['parent', 'admin'] as const;

/** The pages of bills, in the profile area. */
export function OwnBillingLayout() {
  return (
    <ProfileArea>
      <RequireSession roles={BUYERS} loading={<LoadSkeleton />}>
        <Outlet />
      </RequireSession>
    </ProfileArea>
  );
}
