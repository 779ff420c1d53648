import { hasRole, type MenuLink, type SessionFlags } from '@burrow/client';

/** Returns the links that the areas add to the menu, for whoever is here, sorted by their order. */
export function menuLinks(
  areas: readonly { readonly menu?: readonly MenuLink[] }[],
  flags: SessionFlags,
): readonly MenuLink[] {
  return areas
    .flatMap(({ menu = [] }) => menu)
    .filter(link => (!link.for || hasRole(flags, link.for)) && !hasRole(flags, link.notFor ?? []))
    .toSorted((one, other) => one.order - other.order);
}

/** Returns the text of a link in a language, or in English. */
export const menuText = ({ text }: MenuLink, language: string): string => text[language] ?? text['en'] ?? '';
