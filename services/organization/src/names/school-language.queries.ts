import { sql } from '@burrow/service-kit';

/** In which order a school's names are said and sorted; null if it has not said. */
export const SCHOOL_LANGUAGE = sql<{ readonly language: string | null }>`
  select language from organization.organizations where id = $1`;
