import { useOwnsPrefix, useSession } from '@burrow/client';
import { Slot } from '../layout/slot.tsx';
import { VisitorButtons } from './visitor-buttons.tsx';

/** The end of the top bar: log-in and sign-up for visitors, the account menu for whoever is logged in. */
export function AccountCorner() {
  const { isAnonymous, isLoading, error } = useSession();
  const owns = useOwnsPrefix();
  if (isLoading || error) return <span className="top-bar__account" />;
  if (!isAnonymous)
    return (
      <span className="top-bar__account">
        <Slot name="account" />
      </span>
    );
  return owns('login') ? <VisitorButtons /> : null;
}
