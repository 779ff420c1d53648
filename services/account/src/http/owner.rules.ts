import type { Identity } from '@burrow/service-kit';

/**
 * Whether somebody acts for themself. Who impersonates may look and help, but password, address, deletion,
 * the download, sessions and log-in cards stay the owner's.
 */
export const mayActAsOwner = ({ impersonator }: Pick<Identity, 'impersonator'>): boolean =>
  impersonator === null;
