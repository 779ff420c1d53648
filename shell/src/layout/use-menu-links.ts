import { offeredTo, useAppSelector, useSession, type MenuLink } from '@burrow/client';

/** Returns the links of the menu for whoever is here; none until the list of areas has been read. */
export const useMenuLinks = (): readonly MenuLink[] =>
  offeredTo(
    useAppSelector(state => state.areas).flatMap(({ menu = [] }) => menu),
    useSession(),
  );
