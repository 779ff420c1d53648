import type { Identity } from '@burrow/service-kit';

/** Returns the pattern for a text anywhere, in which its own `%`, `_` and `\` have no special meaning. */
export const likePattern = (text: string): string =>
  `%${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Returns where somebody may search: staff anywhere (null for everywhere), an administrator only in their own
 * organisation, whatever they ask for.
 */
export function searchedOrganization(
  { staff, organization }: Pick<Identity, 'staff' | 'organization'>,
  asked: string | undefined,
): { readonly organization: string | null } | null {
  if (staff) return { organization: asked ?? null };
  return organization === null ? null : { organization };
}
