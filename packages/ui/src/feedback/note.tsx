import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';

export type NoteKind = 'info' | 'success' | 'error';

interface NoteProps {
  readonly kind?: NoteKind;
  /** Announced when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

const ICONS: Readonly<Record<NoteKind, IconName>> = { info: 'info', success: 'success', error: 'error' };
const ROLES = { info: 'status', success: 'status', error: 'alert' } as const;

/**
 * A message within a page.
 *
 * @example
 * import { Note } from '@burrow/ui';
 * <Note kind="error" live>Your plan has ended.</Note> // → shows 'Your plan has ended.'
 */
export function Note({ kind = 'info', live = false, children }: NoteProps) {
  return (
    <div className={`note note--${kind}`} {...(live ? { role: ROLES[kind] } : {})}>
      <Icon name={ICONS[kind]} />
      <div className="note__words">{children}</div>
    </div>
  );
}
