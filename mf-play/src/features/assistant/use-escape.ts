import { type RefObject, useEffect, useRef } from 'react';

/** Where Escape has its own meaning. */
const TAKES_ESCAPE = '[role="dialog"], .code-editor';

/** Calls `onEscape` when Escape is pressed in `own` or elsewhere, unless an editor or another dialog has the focus. */
export function useEscape(own: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  }, [onEscape]);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      const taken = target instanceof Element ? target.closest(TAKES_ESCAPE) : null;
      if (key === 'Escape' && (taken === null || taken === own.current)) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [own]);
}
