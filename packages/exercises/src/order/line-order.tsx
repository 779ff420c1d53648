import {
  closestCenter,
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useTranslation } from '@burrow/i18n';
import { useEffect, useId, useState, type ReactNode } from 'react';
import {
  afterKey,
  indentLine,
  leftLines,
  linesAbove,
  type OrderTask,
  type PlacedLine,
  putLine,
  takeLine,
} from './arrangement.rules.ts';
import { LeftLine } from './left-line.tsx';
import { ProgramLine } from './program-line.tsx';
import { focusLine, INDENT_PIXELS, LEFT, placeOf } from './order-places.ts';

export interface LineOrderProps {
  readonly task: OrderTask;
  readonly placed: readonly PlacedLine[];
  readonly onChange: (placed: readonly PlacedLine[]) => void;
  readonly disabled: boolean;
  /** The line of the program that runs, from 1 with the comments above it. */
  readonly runningLine: number | null;
  readonly errorLine: number | null;
}

/** A press moves a line only after some pixels: a short one adds it. */
const MOVES_AFTER = { distance: 6 };

/** A finger moves a line after it has rested on it for some milliseconds: until then it scrolls the page. */
const LIFTS_AFTER = { delay: 200, tolerance: 8 };

const nearest: CollisionDetection = args => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};

interface Moved {
  readonly line: number;
  readonly told: string;
  readonly takesFocus: boolean;
}

/** What moves lines; the focus follows the line that was moved, and it is told where it is. */
function useMoves({ task, placed, onChange, disabled }: LineOrderProps) {
  const { t } = useTranslation('exercises');
  const [last, setLast] = useState<Moved | null>(null);
  useEffect(() => {
    if (last?.takesFocus) focusLine(last.line);
  }, [last]);

  const change = (next: readonly PlacedLine[], line: number, takesFocus = true): void => {
    onChange(next);
    const at = next.findIndex(one => one.line === line);
    const text = task.lines[line]?.trim();
    const place = { text, place: at + 1, indent: next[at]?.indent };
    setLast({ line, takesFocus, told: at < 0 ? t('order.taken', { text }) : t('order.at', place) });
  };
  const take = (line: number): void => change(takeLine(placed, line), line);
  return {
    told: last?.told,
    take,
    /** The focus stays on the button that was pressed. */
    indent: (line: number, steps: number): void => change(indentLine(placed, line, steps), line, false),
    add: (line: number): void => change(putLine(placed, line, placed.length), line),
    drop: ({ active, over, delta }: DragEndEvent): void => {
      const line = Number(active.id);
      if (!over) return;
      if (over.id === LEFT) return take(line);
      const wasPlaced = placed.some(one => one.line === line);
      const next = putLine(placed, line, placeOf(over.id, placed.length));
      const steps = task.indents && wasPlaced ? Math.round(delta.x / INDENT_PIXELS) : 0;
      change(indentLine(next, line, steps), line);
    },
    press: (line: number, key: string): boolean => {
      const next = disabled ? null : afterKey(placed, line, { key, indents: task.indents });
      if (next) change(next, line);
      return next !== null;
    },
  };
}

/** Lines to be put in order: those of the program, and those that are left. By pointer, touch and keyboard. */
export function LineOrder(props: LineOrderProps) {
  const { task, placed, disabled, runningLine, errorLine } = props;
  const { t } = useTranslation('exercises');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOVES_AFTER }),
    useSensor(TouchSensor, { activationConstraint: LIFTS_AFTER }),
  );
  const keysId = useId();
  const above = linesAbove(task);
  const { told, drop, press, add, take, indent: indentBy } = useMoves(props);
  return (
    <DndContext sensors={sensors} collisionDetection={nearest} onDragEnd={drop}>
      <div className="line-order" dir="ltr">
        <section className="line-order__part" aria-label={t('order.program')}>
          <h2 dir="auto">{t('order.program')}</h2>
          {task.indents && !disabled && (
            <p className="line-order__hint" dir="auto">
              {t('order.indents')}
            </p>
          )}
          <ol>
            {placed.map(({ line, indent }, index) => (
              <ProgramLine
                key={line}
                line={line}
                place={index}
                indent={indent}
                text={task.lines[line] ?? ''}
                mark={markOf(above + index + 1, runningLine, errorLine)}
                disabled={disabled}
                keysId={keysId}
                onKey={key => press(line, key)}
                onTake={() => take(line)}
                onIndent={task.indents ? steps => indentBy(line, steps) : null}
              />
            ))}
          </ol>
          <EndOfProgram text={t('order.drop')} />
        </section>
        <LeftLines label={t('order.left')}>
          {leftLines(placed, task).map(line => (
            <LeftLine
              key={line}
              line={line}
              text={task.lines[line] ?? ''}
              disabled={disabled}
              onAdd={() => add(line)}
            />
          ))}
        </LeftLines>
        <p id={keysId} className="visually-hidden">
          {t('order.keys')}
        </p>
        <p className="visually-hidden" role="status">
          {told}
        </p>
      </div>
    </DndContext>
  );
}

function markOf(line: number, running: number | null, error: number | null): 'running' | 'error' | undefined {
  if (line === error) return 'error';
  return line === running ? 'running' : undefined;
}

function EndOfProgram({ text }: { readonly text: string }) {
  const { setNodeRef, isOver } = useDroppable({ id: 'end' });
  return (
    <p ref={setNodeRef} className="line-order__end" data-over={isOver} dir="auto">
      {text}
    </p>
  );
}

function LeftLines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: LEFT });
  return (
    <section
      ref={setNodeRef}
      className="line-order__part line-order__left"
      data-over={isOver}
      aria-label={label}
    >
      <h2 dir="auto">{label}</h2>
      <ul>{children}</ul>
    </section>
  );
}
