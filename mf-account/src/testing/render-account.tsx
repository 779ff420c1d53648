import type { AppStore } from '@burrow/client';
import type { RouteObject } from '@burrow/client/router';
import { renderRemote, startRemote } from '@burrow/remote-testing';
import type { SetupServer } from 'msw/node';
import { inject, routes as allRoutes } from '../manifest.tsx';
import { accountHandlers } from './handlers.ts';
import { OWN_MENU } from './own-menu.ts';
import { Platform } from './platform.ts';

export interface TestPlatform {
  /** `use` sets other answers for one test. */
  readonly server: SetupServer;
  /** Who exists and is logged in; new for each test. */
  readonly platform: () => Platform;
}

/** The platform of a test file, new for each test. */
export function startPlatform(): TestPlatform {
  let platform = new Platform();
  const handlers = () => {
    platform = new Platform();
    platform.signOut();
    return accountHandlers(platform);
  };
  return { server: startRemote({ inject, handlers }), platform: () => platform };
}

const AREAS = [{ prefixes: [], isolatedOn: ['', 'play'], accountMenu: OWN_MENU }];

/** The areas of a site that has schools. */
export const WITH_SCHOOLS = [...AREAS, { prefixes: ['organization'], isolatedOn: [] }];

/** Renders the area's routes, at a path without the language. */
export const renderAccount = (
  path: string,
  routes: readonly RouteObject[] = allRoutes,
  areas: Parameters<typeof renderRemote>[2] = AREAS,
): AppStore => renderRemote([...routes, { path: '*', element: <p>elsewhere</p> }], path, areas);
