import { OrganizationUpdateSchema, type Organization } from '@burrow/contracts';
import { z } from '@burrow/forms';

const { name, slug, type, email_domain: domain } = OrganizationUpdateSchema.shape;

/** A school, in the form's values: a domain left empty is null. */
export const DetailsFormSchema = z.object({
  name,
  slug,
  type,
  email_domain: z.union([z.literal('').transform(() => null), domain.unwrap().unwrap()]),
});

/** What the form shows at first; of a school that is not registered yet, nothing. */
export function detailsDefaults(school: Organization | null): z.input<typeof DetailsFormSchema> {
  if (!school) return { name: '', slug: '', type: 'school', email_domain: '' };
  const { name: ownName, slug: ownSlug, type: ownType, details } = school;
  return { name: ownName, slug: ownSlug, type: ownType, email_domain: details?.email_domain ?? '' };
}
