import { answer } from '@burrow/remote-testing/answers';
import type { SchoolExport } from '@burrow/contracts';
import { HttpResponse, type HttpHandler } from 'msw';

const MAKING: SchoolExport = {
  state: 'making',
  asked_at: '2026-11-23T09:30:00.000Z',
  students: 30,
  done: 12,
  bytes: null,
  removed_at: null,
};

/** An export that is being put together when it is read for the first time, and is ready then. */
export function schoolExportHandlers(): HttpHandler[] {
  let last: SchoolExport | null = null;
  return [
    answer('getSchoolExport', () => {
      const answer = HttpResponse.json({ export: last });
      if (last)
        last = {
          ...last,
          state: 'ready',
          done: 30,
          bytes: 2_345_678,
          removed_at: '2026-11-30T09:30:00.000Z',
        };
      return answer;
    }),
    answer('makeSchoolExport', () => (last = MAKING)),
  ];
}
