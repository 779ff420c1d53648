import {
  DEFAULT_LANGUAGE,
  findLanguage,
  OrganizationUpdateSchema,
  type Organization,
  type OrganizationUpdate,
} from '@burrow/contracts';
import { z } from '@burrow/forms';
import { AGREEMENT_SHAPE, TICKED } from '../agreement/index.ts';

const {
  name,
  native_name: nativeName,
  slug,
  type,
  language,
  email_domain: domain,
} = OrganizationUpdateSchema.shape;

/** A school, in the form's values: a domain or a second name left empty is null. */
export const DetailsFormSchema = z.object({
  name,
  native_name: z.union([z.literal('').transform(() => null), nativeName.unwrap().unwrap()]),
  slug,
  type,
  language: language.unwrap().unwrap(),
  email_domain: z.union([z.literal('').transform(() => null), domain.unwrap().unwrap()]),
  ...AGREEMENT_SHAPE,
});

/** What the form shows at first; of a school that is not registered yet, nothing. One that is has accepted the agreement elsewhere. */
export function detailsDefaults(
  school: Organization | null,
  pageLanguage: string,
): z.input<typeof DetailsFormSchema> {
  const isAsked = { may_accept: school !== null, has_consent: school !== null };
  const spoken = school?.language ?? findLanguage(pageLanguage)?.code ?? DEFAULT_LANGUAGE;
  if (!school)
    return {
      name: '',
      native_name: '',
      slug: '',
      type: 'school',
      language: spoken,
      email_domain: '',
      ...isAsked,
    };
  const { name: ownName, native_name: ownNative, slug: ownSlug, type: ownType, details } = school;
  return {
    name: ownName,
    native_name: ownNative ?? '',
    slug: ownSlug,
    type: ownType,
    language: spoken,
    email_domain: details?.email_domain ?? '',
    ...isAsked,
  };
}

/** Returns what the form's values ask for: a change of the school that was read, or a new one, which accepts the agreement. */
export function updateOf(
  { may_accept: _may, has_consent: _has, ...values }: z.output<typeof DetailsFormSchema>,
  school: Organization | null,
): OrganizationUpdate {
  const version = school?.details?.version;
  return { ...values, ...(version === undefined ? { agreement: TICKED } : { version }) };
}
