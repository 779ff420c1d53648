/** Where the provider leads back to once a purchase is paid: this page, which says how it stands. */
export const returnAddress = (transactionId: string): string =>
  `${location.origin}${location.pathname}?${new URLSearchParams({ paid: transactionId })}`;
