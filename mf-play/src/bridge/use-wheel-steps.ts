import { useEffect, useRef, type RefObject } from 'react';
import { NO_TURN, turnWheel } from './wheel.rules.ts';

/** Recognises steps of the wheel over an element: 1 nearer, -1 farther. The page does not scroll. */
export function useWheelSteps(
  target: RefObject<HTMLElement | null>,
  onStep: (direction: 1 | -1) => void,
): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  }, [onStep]);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let turn = NO_TURN;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { deltaY, deltaMode, timeStamp: at } = event;
      const turned = turnWheel(turn, { deltaY, deltaMode, at });
      turn = turned.turn;
      if (turned.step !== 0) latest.current(turned.step);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [target]);
}
