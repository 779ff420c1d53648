import { useEffect, useRef, type RefObject } from 'react';

/** A press that moves farther is a drag. */
const MOST_PIXELS = 6;

interface Taps {
  /** A press without a drag, in CSS pixels of the element. */
  readonly onTap: (x: number, y: number) => void;
  /** Where the pointer is; null after it has left. */
  readonly onHover: (at: { readonly x: number; readonly y: number } | null) => void;
}

/** Recognises presses on an element, and where the mouse is over it. */
export function useTap(target: RefObject<HTMLElement | null>, taps: Taps): void {
  const latest = useRef(taps);
  useEffect(() => {
    latest.current = taps;
  }, [taps]);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let pressed: { x: number; y: number } | null = null;
    const within = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const down = (event: PointerEvent): void => {
      // A second finger makes it a pinch.
      pressed = event.isPrimary && event.button === 0 ? within(event) : null;
    };
    const up = (event: PointerEvent): void => {
      const at = within(event);
      const from = pressed;
      pressed = null;
      if (from && Math.hypot(at.x - from.x, at.y - from.y) <= MOST_PIXELS) latest.current.onTap(at.x, at.y);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') latest.current.onHover(within(event));
    };
    const leave = (): void => latest.current.onHover(null);
    const listeners = [
      ['pointerdown', down],
      ['pointerup', up],
      ['pointermove', move],
      ['pointerleave', leave],
    ] as const;
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  }, [target]);
}
