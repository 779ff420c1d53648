/** Codes that are taken at the checkout, with the parts of a hundred that they take off. */
const DISCOUNTS: Readonly<Record<string, { readonly id: string; readonly percent: number }>> = {
  TEST10: { id: 'dsc_test_10', percent: 10 },
  TEST100: { id: 'dsc_test_100', percent: 100 },
};

/** The discount of a code; null if there is none. */
export const discountOf = (code: string): string | null => DISCOUNTS[code.toUpperCase()]?.id ?? null;

export const percentOf = (id: string | null | undefined): number =>
  Object.values(DISCOUNTS).find(one => one.id === id)?.percent ?? 0;
