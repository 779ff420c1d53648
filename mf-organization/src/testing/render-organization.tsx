import type { AppStore } from '@burrow/client';
import type { CurrentUser } from '@burrow/contracts';
import { answer, renderRemote, startRemote } from '@burrow/remote-testing';
import type { SetupServer } from 'msw/node';
import { inject, routes } from '../manifest.tsx';
import { School, schoolHandlers } from './organization.handlers.ts';

interface TestSchool {
  /** `use` sets other answers for one test. */
  readonly server: SetupServer;
  /** New for each test. */
  readonly school: () => School;
}

/** The texts and the school of a test file. */
export function startSchool(): TestSchool {
  let school = new School();
  const handlers = () => {
    school = new School();
    return schoolHandlers(school);
  };
  return { server: startRemote({ inject, handlers }), school: () => school };
}

/** Renders the area's routes for somebody who is logged in. */
export function renderOrganization(server: SetupServer, path: string, user: CurrentUser): AppStore {
  document.cookie = 'has_session=1; path=/';
  server.use(answer('getCurrentUser', () => user));
  return renderRemote(routes, path);
}
