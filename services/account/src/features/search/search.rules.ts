import type { Identity } from '@burrow/service-kit';

/** A text to look for anywhere, with its own `%`, `_` and `\` taken as they are. */
export const likePattern = (text: string): string =>
  `%${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Where somebody may search: staff wherever they ask, null for everywhere; an administrator in the own
 * organisation, whatever they ask.
 */
export function searchedOrganization(
  { staff, organization }: Pick<Identity, 'staff' | 'organization'>,
  asked: string | undefined,
): { readonly organization: string | null } | null {
  if (staff) return { organization: asked ?? null };
  return organization === null ? null : { organization };
}
