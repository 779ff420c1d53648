import { after } from '@burrow/client';
import { UsernameSchema } from '@burrow/contracts';
import { useEffect, useState } from 'react';
import { useUsernameExistsQuery } from './username.api.ts';

export type UsernameState = 'unknown' | 'free' | 'taken' | 'unfit';

const ASK_AFTER_MS = 400;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => after(ASK_AFTER_MS, () => setSettled(value)), [value]);
  return settled;
}

interface CheckOptions {
  readonly organizationId?: string;
  /** The name that the student already has. */
  readonly own?: string;
  readonly skip?: boolean;
}

/** Checks whether a username is free and fit to be read by others, once typing pauses. Invalid usernames are not looked up. */
export function useUsernameCheck(typed: string, { organizationId, own, skip }: CheckOptions): UsernameState {
  const settled = useSettled(typed);
  const { data: username, success } = UsernameSchema.safeParse(settled);
  const isOwn = username?.toLowerCase() === own?.toLowerCase();
  const asks = success && !isOwn && !skip && settled === typed;
  const { currentData } = useUsernameExistsQuery(
    { username: username ?? '', organizationId },
    { skip: !asks },
  );
  if (!asks || !currentData) return 'unknown';
  if (!currentData.fit) return 'unfit';
  return currentData.exists ? 'taken' : 'free';
}
