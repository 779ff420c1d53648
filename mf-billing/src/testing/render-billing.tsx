import type { AppStore } from '@burrow/client';
import { renderRemote, startRemote } from '@burrow/remote-testing';
import type { SetupServer } from 'msw/node';
import { inject, routes } from '../manifest.tsx';
import { billingHandlers } from './handlers.ts';
import { Shop } from './shop.ts';

interface TestShop {
  /** `use` sets other answers for one test. */
  readonly server: SetupServer;
  /** Who is here and what was bought; new for each test. */
  readonly shop: () => Shop;
}

/** The texts and the shop of a test file. */
export function startBilling(): TestShop {
  let shop = new Shop();
  const handlers = () => {
    shop = new Shop();
    shop.signOut();
    return billingHandlers(shop);
  };
  return { server: startRemote({ inject, handlers }), shop: () => shop };
}

const elsewhere = { path: '*', element: <p>elsewhere</p> };

/** Renders the area's routes, at a path without the language, for somebody who is logged in, or for a visitor. */
export function renderBilling(path: string): AppStore {
  return renderRemote([...routes, elsewhere], path);
}
