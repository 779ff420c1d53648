import type { RefObject } from 'react';

/** The links to what was found, in their order. */
export const resultLinks = ({ current }: RefObject<HTMLOListElement | null>): HTMLAnchorElement[] => [
  ...(current?.querySelectorAll('a') ?? []),
];
