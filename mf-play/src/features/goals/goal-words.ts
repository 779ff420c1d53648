import { iconName } from '@burrow/art';
import type { Translate } from '@burrow/i18n';
import type { GoalGroup } from './goals.rules.ts';

/** What a group of goals asks for, in words: `Pick 2 × carrot`. */
export function goalWords(group: GoalGroup, t: Translate): string {
  const thing = t(`things.${group.type}`, { defaultValue: group.type });
  return t(`goals.${group.action}`, { count: group.count, thing, variable: group.variable ?? '' });
}

const HOUSE = 'small-blue-chicken-house';

/** The atlas picture that stands for a group of goals; null for goals about values. */
export function goalPicture({ action, type }: GoalGroup): string | null {
  if (action === 'assign' || action === 'compare') return null;
  if (action === 'speak' || action === 'question') return 'bubble-talk';
  if (type.endsWith('house')) return HOUSE;
  if (action === 'write') return 'board';
  if (action === 'read') return 'sign';
  return iconName(type);
}
