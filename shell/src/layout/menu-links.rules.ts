import type { SessionFlags } from '@burrow/client';
import type { IconName } from '@burrow/ui';

export interface MenuLink {
  /** Of its text: `menu.<key>`. */
  readonly key: 'creative' | 'logIn' | 'buy' | 'institution' | 'challenges' | 'guide' | 'courses';
  readonly icon: IconName;
  /** Path without language. */
  readonly to: string;
  /** The prefix that an area must list for the link to lead anywhere. */
  readonly prefix: string;
}

const always = (): boolean => true;

const LINKS: readonly (MenuLink & { readonly isFor: (flags: SessionFlags) => boolean })[] = [
  { key: 'creative', icon: 'creative', to: 'play/python/creative', prefix: 'play/python/creative', isFor: always },
  { key: 'logIn', icon: 'log-in', to: 'login', prefix: 'login', isFor: flags => flags.isAnonymous },
  { key: 'buy', icon: 'buy', to: 'purchase', prefix: 'purchase', isFor: flags => !flags.isStudent && !flags.isOrganizationUser },
  { key: 'institution', icon: 'institution', to: 'schools', prefix: 'schools', isFor: flags => !flags.isStudent },
  { key: 'challenges', icon: 'challenges', to: 'challenges', prefix: 'challenges', isFor: always },
  { key: 'guide', icon: 'guide', to: 'guide', prefix: 'guide', isFor: always },
  { key: 'courses', icon: 'courses', to: 'courses', prefix: 'courses', isFor: always },
]; // prettier-ignore

/** The menu's links for whoever is here, to pages that exist. */
export function menuLinks(flags: SessionFlags, owns: (prefix: string) => boolean): readonly MenuLink[] {
  return LINKS.filter(({ prefix, isFor }) => owns(prefix) && isFor(flags));
}
