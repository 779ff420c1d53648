import { ChallengeTipRequestSchema, LevelTipRequestSchema, type Tip } from '@burrow/contracts';
import { http, HttpResponse, type HttpHandler } from 'msw';

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
  const answer =
    (schema: typeof LevelTipRequestSchema | typeof ChallengeTipRequestSchema) =>
    async ({ request }: { request: Request }) => {
      const { success, data } = schema.safeParse(await request.json());
      if (!success) return HttpResponse.json(null, { status: 422 });
      seen.push(data);
      return HttpResponse.json(tip);
    };
  return [
    http.post('/api/chatgpt/generate-tip-level-async', answer(LevelTipRequestSchema)),
    http.post('/api/chatgpt/generate-tip-challenge-async', answer(ChallengeTipRequestSchema)),
  ];
}
