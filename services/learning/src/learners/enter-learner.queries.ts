import { type NotNull, sql } from '@burrow/service-kit';

export const ENTER = sql<{ readonly entered: NotNull<boolean> }>`select learning.enter($1, $2) as entered`;
