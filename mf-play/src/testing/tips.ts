import { answer } from '@burrow/remote-testing/answers';
import { type Tip } from '@burrow/contracts';
import { type HttpHandler } from 'msw';

/** A first tip: a question, nothing to apply. */
export const NUDGE: Tip = {
  text: 'How many steps is it to the carrot?',
  code_to_add: null,
  code_to_modify: null,
  line_number: null,
  resulted_code: null,
  is_code_sufficient: false,
  dose: 'nudge',
  counter: 4,
};

/** Answers every request of both kinds with one tip; `seen` gets the bodies, parsed by contracts. */
export function tipHandlers(tip: Tip = NUDGE, seen: unknown[] = []): HttpHandler[] {
  const remember = ({ body }: { readonly body: unknown }): Tip => {
    seen.push(body);
    return tip;
  };
  return [answer('generateLevelTip', remember), answer('generateChallengeTip', remember)];
}
