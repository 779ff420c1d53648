export interface Card {
  readonly number: string;
  readonly name: string;
  /** What happens at the first payment, and at those that follow. */
  readonly first: 'paid' | 'declined' | 'confirm';
  readonly later: 'paid' | 'declined';
}

/** The cards that can be used here, with the numbers of Paddle's sandbox. */
export const CARDS: readonly Card[] = [
  { number: '4242 4242 4242 4242', name: 'Paid', first: 'paid', later: 'paid' },
  { number: '4000 0038 0000 0446', name: 'Needs confirmation', first: 'confirm', later: 'paid' },
  { number: '4000 0000 0000 0002', name: 'Declined', first: 'declined', later: 'declined' },
  { number: '4000 0027 6000 3184', name: 'Paid, then declined', first: 'paid', later: 'declined' },
];

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Returns the card with a number, or null. */
export const cardOf = (number: string): Card | null =>
  CARDS.find(card => digits(card.number) === digits(number)) ?? null;
