/** The parts of the platform that make calls inside it or send events; the last two are to come. */
export const PARTS = ['gateway', 'account', 'learning', 'assistant', 'organization', 'payment'] as const;

export type PartName = (typeof PARTS)[number];
