import type { Contract } from '@burrow/contracts';

/** How a state is coloured: `good` opens something, `warn` needs somebody to look, `quiet` is over. */
type Tone = 'good' | 'warn' | 'quiet';

const TONES: Readonly<Record<Contract['state'], Tone>> = {
  begun: 'quiet',
  held: 'warn',
  running: 'good',
  grace: 'warn',
  'past-due': 'warn',
  paused: 'quiet',
  cancelled: 'good',
  over: 'quiet',
  'going-back': 'warn',
  withdrawn: 'quiet',
  'refunded-in-part': 'good',
  refunded: 'quiet',
  'charged-back': 'warn',
  warned: 'warn',
  'won-back': 'good',
  'invoice-sent': 'quiet',
  'invoice-paid': 'good',
  'invoice-overdue': 'warn',
};

export const contractTone = (state: Contract['state']): Tone => TONES[state];
