import { answer } from '@burrow/remote-testing/answers';
import type { SchoolActivity } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';
import { CLASSES } from './school.ts';

const WEEK_MS = 7 * 86_400_000;
const FIRST = Date.parse('2025-12-01');

/** A year in which more and more classes take part; one of them did something. */
export function schoolActivityHandlers(): HttpHandler[] {
  return [
    answer('getSchoolActivity', ({ request }) => {
      const isMonth = new URL(request.url).searchParams.get('period') === 'month';
      const beginOf = (at: number) => new Date(isMonth ? Date.UTC(2025, 11 + at, 1) : FIRST + at * WEEK_MS);
      const periods = Array.from({ length: isMonth ? 12 : 52 }, (_, at) => ({
        begins: beginOf(at).toISOString().slice(0, 10),
        classes: Math.ceil(at / 20),
        students: at,
        levels: (at * 7) % 40,
      }));
      const [own] = CLASSES;
      const classes = own
        ? [{ class_id: own.id, levels: 88, active_periods: 9, last_active: '2026-11-02' }]
        : [];
      return HttpResponse.json({
        period: isMonth ? 'month' : 'week',
        periods,
        classes,
      } satisfies SchoolActivity);
    }),
  ];
}
