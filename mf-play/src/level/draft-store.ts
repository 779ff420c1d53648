import { kept, type Kept } from '@burrow/client';

/** Code as the browser keeps it. `acknowledged`: the server has it too. */
export interface LocalDraft {
  readonly code: string;
  readonly acknowledged: boolean;
}

/** Whose code it is in which level: those who share a browser do not share their code. */
export interface DraftPlace {
  /** Id of the student or user; null for a visitor. */
  readonly learner: string | null;
  readonly course: string;
  readonly level: string;
}

const keyOf = ({ learner, course, level }: DraftPlace): string =>
  `burrow.code.${learner ? `${learner}.` : ''}${course}.${level}`;

/** The draft of a level in this browser, or null. A damaged one counts as none. */
export function readDraft(place: DraftPlace, storage: Kept = kept): LocalDraft | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(place)) ?? 'null') as LocalDraft | null;
    return typeof kept?.code === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this browser. Where the storage is full or closed, the server's copy must do. */
export function keepDraft(place: DraftPlace, draft: LocalDraft, storage: Kept = kept): void {
  storage.setItem(keyOf(place), JSON.stringify(draft));
}

/**
 * The code to open a level with: what this browser has and the server does not, else the server's,
 * else the template.
 */
export function codeToOpen(draft: LocalDraft | null, server: string | null, template: string): string {
  if (draft && !draft.acknowledged) return draft.code;
  return server ?? draft?.code ?? template;
}
