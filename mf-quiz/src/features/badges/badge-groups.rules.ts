import { BADGES, type BadgeRow, type OwnBadge } from '@burrow/contracts';

export type BadgeGroupName = BadgeRow['group'];

export interface BadgeGroup {
  readonly name: BadgeGroupName;
  readonly badges: readonly OwnBadge[];
}

const GROUPS: readonly BadgeGroupName[] = ['recovery', 'rewriting', 'transfer', 'persistence'];

/** Returns badges in their groups, in the order of the page: what was given does not move. */
export function badgeGroups(badges: readonly OwnBadge[]): BadgeGroup[] {
  return GROUPS.map(name => ({
    name,
    badges: BADGES.filter(({ group }) => group === name).flatMap(
      ({ id }) => badges.find(badge => badge.id === id) ?? [],
    ),
  }));
}

/** Returns how many were given. */
export const givenCount = (badges: readonly OwnBadge[]): number =>
  badges.filter(({ granted_at }) => granted_at !== null).length;

/** Whether a badge shows how far it is: one that takes a single step is either given or not. */
export const showsProgress = ({ granted_at, count }: OwnBadge): boolean => granted_at === null && count > 1;
