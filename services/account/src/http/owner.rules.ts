import type { Identity } from '@burrow/service-kit';

/**
 * Whether somebody acts for themselves. Staff who impersonate may look and help, but password, address, deletion,
 * the download, sessions and log-in cards are reserved for the owner.
 */
export const mayActAsOwner = ({ impersonator }: Pick<Identity, 'impersonator'>): boolean =>
  impersonator === null;
