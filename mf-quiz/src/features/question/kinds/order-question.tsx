import { LineOrder } from '@burrow/exercises/order';
import { useMemo } from 'react';
import type { KindProps } from './kind.types.ts';

/** Lines to be put in order. */
export function OrderQuestion({ question, answer, isSettled, onAnswer }: KindProps<'order'>) {
  const { lines, indents } = question;
  const task = useMemo(() => ({ lines, indents, template: '' }), [indents, lines]);
  return (
    <LineOrder
      task={task}
      placed={answer?.placed ?? []}
      onChange={placed => onAnswer({ kind: 'order', placed: [...placed] })}
      disabled={isSettled}
      runningLine={null}
      errorLine={null}
    />
  );
}
