import { hasRole, type MenuLink, type SessionFlags } from '@burrow/client';

/** What the areas add to the menu, for whoever is here, in the order that they ask for. */
export function menuLinks(
  areas: readonly { readonly menu?: readonly MenuLink[] }[],
  flags: SessionFlags,
): readonly MenuLink[] {
  return areas
    .flatMap(({ menu = [] }) => menu)
    .filter(link => (!link.for || hasRole(flags, link.for)) && !hasRole(flags, link.notFor ?? []))
    .toSorted((one, other) => one.order - other.order);
}

/** What a link says in a language, else in English. */
export const menuText = ({ text }: MenuLink, language: string): string => text[language] ?? text['en'] ?? '';
