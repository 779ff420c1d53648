import { MAX_SUBSTITUTE_DAYS } from '@burrow/contracts';
import { z } from '@burrow/forms';
import { beginOfDay, endOfDay } from '../../components/day.rules.ts';

const DAY_MS = 86_400_000;

/** The days of a substitute: in order, not over, no more than a year. `now` is in milliseconds since 1970. */
export const substituteSchema = (now: number) =>
  z.object({ user_id: z.uuid(), from: z.iso.date(), until: z.iso.date() }).refine(
    ({ from, until }) => {
      const [begins, ends] = [Date.parse(beginOfDay(from)), Date.parse(endOfDay(until))];
      return ends > now && ends > begins && ends - begins <= MAX_SUBSTITUTE_DAYS * DAY_MS;
    },
    { path: ['until'] },
  );
