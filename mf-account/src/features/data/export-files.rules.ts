import type { AccountExport, LearnerExport, PurchaseExport } from '@burrow/contracts';

/** What is read from all services about one person and their students. */
export interface Exported {
  readonly account: AccountExport;
  readonly learning: LearnerExport;
  readonly purchases: PurchaseExport;
}

/** Names of files consist of letters, digits, dots, dashes and underscores. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '_').replace(/^\.+/, '_') || '_';
}

function usernames({ students }: AccountExport): ReadonlyMap<string, string> {
  return new Map(students.map(student => [String(student['id']), String(student['username'])]));
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns the files of the download by path: account.json, learning.json and purchases.json unchanged, and the code of each
 * level as students/<username>/<course>/<level>.py; the account's own code as own/<course>/<level>.py.
 */
export function exportFiles({ account, learning, purchases }: Exported): Readonly<Record<string, string>> {
  const names = usernames(account);
  const files: Record<string, string> = {
    'account.json': asJson(account),
    'learning.json': asJson(learning),
    'purchases.json': asJson(purchases),
  };
  for (const { learner_kind, learner_id, levels } of learning.learners) {
    const folder =
      learner_kind === 'user' ? 'own' : `students/${fileName(names.get(learner_id) ?? learner_id)}`;
    for (const { course_id, level_slug, code, draft } of levels) {
      const newest = draft ?? code;
      if (newest !== null) files[`${folder}/${fileName(course_id)}/${fileName(level_slug)}.py`] = newest;
    }
  }
  return files;
}
