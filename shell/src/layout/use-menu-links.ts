import { useAppSelector, useSession, type MenuLink } from '@burrow/client';
import { menuLinks } from './menu-links.rules.ts';

/** Returns the links of the menu for whoever is here; none until the list of areas has been read. */
export const useMenuLinks = (): readonly MenuLink[] =>
  menuLinks(
    useAppSelector(state => state.areas),
    useSession(),
  );
