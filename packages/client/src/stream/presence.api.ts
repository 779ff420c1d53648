import { tellPresence } from '@burrow/contracts/calls';
import { api } from '../api/api.ts';
import { write } from '../api/read-write.ts';

/** Where a student says whether they are there. */
export const presenceApi = api.injectEndpoints({
  endpoints: build => ({
    tellPresence: write(build, (isInView: boolean) => tellPresence({ body: { in_view: isInView } })),
  }),
});
