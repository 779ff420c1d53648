/** A certificate's number: 20 letters and digits that nobody can guess. It is the address of its page. */
export const CERTIFICATE_NUMBER = /^[0-9a-hjkmnp-tv-z]{20}$/;

/** How much of a learner's name a certificate shows: by default initials. */
export const SHOWN_NAMES = ['initials', 'first', 'full'] as const;

/** Returns a certificate's number as people read it, in groups of five. */
export const shownNumber = (id: string): string =>
  id
    .match(/.{1,5}/g)
    ?.join('-')
    .toUpperCase() ?? id;
