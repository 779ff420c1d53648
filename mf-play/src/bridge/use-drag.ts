import type { Position } from '@burrow/contracts';
import { useEffect, useRef, type RefObject } from 'react';
import { movePinch, startPinch, type Pinch } from './pinch.rules.ts';

interface Drags {
  /** How far one pointer moved while it was pressed on the element, in CSS pixels. */
  readonly onDrag: (dx: number, dy: number) => void;
  /** Two fingers moved apart (1) or together (-1). */
  readonly onPinch: (direction: 1 | -1) => void;
}

/** Recognises drags with one pointer and pinches with two on an element. */
export function useDrag(target: RefObject<HTMLElement | null>, drags: Drags): void {
  const latest = useRef(drags);
  useEffect(() => {
    latest.current = drags;
  }, [drags]);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const pressed = new Map<number, Position>();
    let pinch: Pinch | null = null;
    const begin = (): void => {
      const [a, b] = [...pressed.values()];
      pinch = a && b ? startPinch(a, b) : null;
    };
    const down = (event: PointerEvent): void => {
      element.setPointerCapture(event.pointerId);
      pressed.set(event.pointerId, [event.clientX, event.clientY]);
      begin();
    };
    const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
      const before = pressed.get(pointerId);
      if (!before) return;
      pressed.set(pointerId, [clientX, clientY]);
      if (!pinch) return latest.current.onDrag(clientX - before[0], clientY - before[1]);
      const [a, b] = [...pressed.values()];
      if (!a || !b) return;
      const moved = movePinch(pinch, a, b);
      pinch = moved.pinch;
      if (moved.step !== 0) latest.current.onPinch(moved.step);
    };
    const up = (event: PointerEvent): void => {
      pressed.delete(event.pointerId);
      begin();
    };
    const listeners = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ] as const;
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  }, [target]);
}
