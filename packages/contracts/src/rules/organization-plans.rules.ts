/** The plans that organisations buy, and how many students each has room for; null for no limit. */
export const ORGANIZATION_PLANS: Readonly<Record<string, number | null>> = { small: 200, large: null };
