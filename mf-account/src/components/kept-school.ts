import { kept } from '@burrow/client';
import { ORGANIZATION_SLUG_PATTERN } from '@burrow/contracts';

const NAME = 'burrow.school';

export interface KeptSchool {
  readonly slug: string;
  readonly name: string;
}

/** Looked at by hand: the first load of a log-in page does without zod. */
function isKeptSchool(value: unknown): value is KeptSchool {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, name } = value as Partial<Record<keyof KeptSchool, unknown>>;
  return (
    typeof slug === 'string' &&
    ORGANIZATION_SLUG_PATTERN.test(slug) &&
    typeof name === 'string' &&
    name !== ''
  );
}

/** Returns the school at which somebody logged in with this browser last, or null. */
export function keptSchool(): KeptSchool | null {
  try {
    const value: unknown = JSON.parse(kept.getItem(NAME) ?? '');
    return isKeptSchool(value) ? { slug: value.slug, name: value.name } : null;
  } catch {
    return null;
  }
}

/** Remembers it, so that a child finds the school's log-in again. */
export const keepSchool = ({ slug, name }: KeptSchool): void =>
  void kept.setItem(NAME, JSON.stringify({ slug, name }));
