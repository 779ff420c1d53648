import { ProfileArea } from '@burrow/client';
import { Outlet } from '@burrow/client/router';

/** The pages of the profile area that are of this remote. */
export function ProfileLayout() {
  return (
    <ProfileArea>
      <Outlet />
    </ProfileArea>
  );
}
