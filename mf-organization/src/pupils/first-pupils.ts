import type { PupilOrder } from '@burrow/contracts';

/** The part of a list of students that is shown first. */
export const FIRST_PUPILS: { readonly sort: PupilOrder; readonly page: number } = {
  sort: 'last_name',
  page: 1,
};
