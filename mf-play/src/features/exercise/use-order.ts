import { useMemo, useState } from 'react';
import { useLevel } from '../../level/level.context.ts';
import { canOrder } from './order.rules.ts';

/** Whether the open level has lines to be put in order, and whether the learner prefers to type. */
export function useOrder(code: string) {
  const { exercise, codeTemplate } = useLevel().level;
  const [isTyping, type] = useState(false);
  const task = useMemo(
    () => (exercise?.kind === 'order' ? { ...exercise, template: codeTemplate } : null),
    [codeTemplate, exercise],
  );
  const mayOrder = task !== null && canOrder(code, task.lines);
  return {
    /** Null while the learner types. */
    task: mayOrder && !isTyping ? task : null,
    mayOrder,
    isTyping,
    type,
  };
}
