import type { Member } from '@burrow/contracts';

/** What somebody is called in lists: an address, or for a moment after they joined a dash. */
export const nameOf = ({ full_name: name, email }: Pick<Member, 'full_name' | 'email'>): string =>
  name ?? email ?? '–';
