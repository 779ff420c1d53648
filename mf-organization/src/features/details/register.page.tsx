import { LoadSkeleton, RequireSession } from '@burrow/client';
import { Registering } from './registering.tsx';

const ADULTS = ['parent', 'teacher', 'admin'] as const;

/** Any adult registers a school with the account that they have. */
export function RegisterPage() {
  return (
    <RequireSession roles={ADULTS} loading={<LoadSkeleton />}>
      <div className="join-school">
        <Registering />
      </div>
    </RequireSession>
  );
}
