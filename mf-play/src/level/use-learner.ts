import { useSession } from '@burrow/client';

/** Returns the id of the student or user whose work it is; null for a visitor. */
export function useLearner(): string | null {
  const { user } = useSession();
  return user?.student_id ?? user?.user_id ?? null;
}
