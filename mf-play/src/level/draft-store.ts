import { kept, type Kept } from '@burrow/client';

/** Code as the browser stores it. `acknowledged`: the server has it too. */
export interface LocalDraft {
  readonly code: string;
  readonly acknowledged: boolean;
}

/** Whose code it is in which level: people who share a browser do not share their code. */
export interface DraftPlace {
  /** Id of the student or user; null for a visitor. */
  readonly learner: string | null;
  readonly course: string;
  readonly level: string;
}

const keyOf = ({ learner, course, level }: DraftPlace): string =>
  `burrow.code.${learner ? `${learner}.` : ''}${course}.${level}`;

/** Returns the draft of a level in this browser, or null. A damaged one counts as none. */
export function readDraft(place: DraftPlace, storage: Kept = kept): LocalDraft | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(place)) ?? 'null') as LocalDraft | null;
    return typeof kept?.code === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Stores a draft in this browser. If the storage is full or blocked, the server's copy must do. */
export function keepDraft(place: DraftPlace, draft: LocalDraft, storage: Kept = kept): void {
  storage.setItem(keyOf(place), JSON.stringify(draft));
}

/**
 * Returns the code to open a level with: what this browser has and the server does not, otherwise the server's,
 * otherwise the template.
 */
export function codeToOpen(draft: LocalDraft | null, server: string | null, template: string): string {
  if (draft && !draft.acknowledged) return draft.code;
  return server ?? draft?.code ?? template;
}
