import { LineOrder, readArrangement, writeArrangement, type OrderTask } from '@burrow/exercises/order';

export interface OrderEditorProps {
  readonly task: OrderTask;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly disabled: boolean;
  readonly runningLine: number | null;
  readonly errorLine: number | null;
}

/** The lines of the level in place of the editor; the program that they make is the learner's code. */
export function OrderEditor({ task, code, onChange, ...rest }: OrderEditorProps) {
  return (
    <LineOrder
      task={task}
      placed={readArrangement(code, task) ?? []}
      onChange={placed => onChange(writeArrangement(placed, task))}
      {...rest}
    />
  );
}
