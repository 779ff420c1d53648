import type { SchoolAuditEntry } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';

interface AuditWords {
  readonly whoOf: (entry: SchoolAuditEntry) => string;
  readonly whatOf: (entry: SchoolAuditEntry) => string;
}

/** A name of any script keeps its own direction within a sentence. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Returns what says in the page's language who did something, and what. */
export function useAuditWords(): AuditWords {
  const { t, i18n } = useTranslation('school-audit');
  const whoOf = ({ by, name, impersonator: other }: SchoolAuditEntry): string => {
    if (by === 'platform' || by === 'staff') return t(`by.${by}`);
    if (by === 'member') return name ?? t('by.left');
    const names = { name: isolated(name ?? t('by.left')), other: isolated(other ?? '') };
    return t(other === null ? 'by.support' : 'by.impersonator', names);
  };
  const whatOf = ({ action, about, count }: SchoolAuditEntry): string => {
    // A service that is newer than this page may tell of what it does not know.
    const key = i18n.exists(`school-audit:actions.${action}`) ? action : 'other';
    const name =
      about &&
      (about.name === null
        ? t(`gone.${about.kind}`)
        : t(`about.${about.kind}`, { name: isolated(about.name) }));
    return t(`actions.${key}`, { about: name, number: count ?? 0, context: about?.kind });
  };
  return { whoOf, whatOf };
}
