import { kept } from '@burrow/client';
import { OrganizationSlugSchema } from '@burrow/contracts';
import { z } from '@burrow/forms';

const NAME = 'burrow.school';

const KeptSchoolSchema = z.object({ slug: OrganizationSlugSchema, name: z.string().min(1) });

export type KeptSchool = z.infer<typeof KeptSchoolSchema>;

/** Returns the school at which somebody logged in with this browser last, or null. */
export function keptSchool(): KeptSchool | null {
  try {
    return KeptSchoolSchema.parse(JSON.parse(kept.getItem(NAME) ?? ''));
  } catch {
    return null;
  }
}

/** Remembers it, so that a child finds the school's log-in again. */
export const keepSchool = ({ slug, name }: KeptSchool): void =>
  void kept.setItem(NAME, JSON.stringify({ slug, name }));
