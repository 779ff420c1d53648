import { iconName } from '@burrow/art';
import { noun, type Translate } from '@burrow/i18n';
import type { GoalGroup } from './goals.rules.ts';

/** Returns a group of goals in words: `Pick up 2 carrots`. */
export function goalWords(group: GoalGroup, t: Translate): string {
  if (group.text !== null) return group.text;
  if (group.word !== null) return t('goals.uses', { word: group.word });
  const count = group.action === 'collect' ? group.count : 1;
  const thing = noun(t, `things.${group.type}`, group.type, count);
  return t(`goals.${group.action}`, { count: group.count, thing, variable: group.variable ?? '' });
}

const HOUSE = 'small-blue-chicken-house';

/** Returns the atlas picture for a group of goals; null for goals about values. */
export function goalPicture({ action, type }: GoalGroup): string | null {
  if (action === 'assign' || action === 'compare') return null;
  if (action === 'speak' || action === 'question') return 'bubble-talk';
  if (type.endsWith('house')) return HOUSE;
  if (action === 'write') return 'board';
  if (action === 'read') return 'sign';
  return iconName(type);
}
