import type { Result } from '@burrow/contracts';
import { type Advice, revealedLines } from '@burrow/tutor';
import { z } from 'zod';

/** Limits of a wording. */
export interface WordingLimits {
  readonly code: string;
  readonly references: readonly string[];
}

type Refusal = 'no-text' | 'too-long' | 'markup' | 'link' | 'solution';

const MAX_TEXT = 600;
const AnswerSchema = z.object({ text: z.string() });

/** Tags, entities, Markdown links and pictures, fenced code. */
const MARKUP = /<[a-z!/?]|&(?:#\w+|[a-z]+);|\]\s*\(|!\[|```|~~~|javascript:|data:/iu;
/** Addresses of pages and mails, and phone numbers. */
const LINK =
  /https?:|www\.|\b[\w.-]+\.(?:com|net|org|io|ru|cn|info|biz|xyz|app|dev|link|site)\b|\S@\S|\+?\d[\d\s().-]{7,}\d/iu;
/** Characters that are invisible or change the direction of text; line breaks and bidi isolates stay. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const KEPT = new Set(['\n', '\u2066', '\u2067', '\u2068', '\u2069', '\u200c', '\u200d']);

const refuse = (code: Refusal): Result<string, Refusal> => ({ ok: false, error: { code, params: {} } });

/** How many lines of the solution a tip may show: one, and only if the tutor shows it. */
const allowed = ({ dose }: Advice): number => (dose === 'line' ? 1 : 0);

/** Returns the model's text, if a child may read it and it leaves something to find out. */
export function acceptWording(
  answer: unknown,
  advice: Advice,
  limits: WordingLimits,
): Result<string, Refusal> {
  const parsed = AnswerSchema.safeParse(answer);
  const text = parsed.data?.text.replaceAll(UNSEEN, char => (KEPT.has(char) ? char : '')).trim() ?? '';
  if (text === '') return refuse('no-text');
  if (text.length > MAX_TEXT) return refuse('too-long');
  if (MARKUP.test(text)) return refuse('markup');
  if (LINK.test(text)) return refuse('link');
  const revealed = revealedLines(text, limits.code, limits.references);
  return revealed > allowed(advice) ? refuse('solution') : { ok: true, value: text };
}
