import { kept, type Kept } from '@burrow/client';
import type { QuizPlace } from '../../quiz/place.rules.ts';
import type { Draft } from './draft.rules.ts';

/** What was chosen and not checked yet, by the number of its question. */
export type Drafts = Readonly<Record<number, Draft>>;

/** One for each quiz: those of a try before are overwritten. */
export const draftsKey = ({ course, chapter }: QuizPlace): string => `burrow.quiz.${course}.${chapter}`;

/** Returns what this browser has of a try; damaged drafts count as none. */
export function readDrafts(place: QuizPlace, tryId: string, storage: Kept = kept): Drafts {
  try {
    const found: unknown = JSON.parse(storage.getItem(draftsKey(place)) ?? 'null');
    const { try_id, drafts } = (found ?? {}) as { readonly try_id?: unknown; readonly drafts?: unknown };
    return try_id === tryId && typeof drafts === 'object' && drafts !== null ? (drafts as Drafts) : {};
  } catch {
    return {};
  }
}

export function keepDrafts(place: QuizPlace, tryId: string, drafts: Drafts, storage: Kept = kept): void {
  storage.setItem(draftsKey(place), JSON.stringify({ try_id: tryId, drafts }));
}
