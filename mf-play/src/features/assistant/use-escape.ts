import { useEffect, useRef } from 'react';

/** Where Escape has its own meaning. */
const TAKES_ESCAPE = '[role="dialog"], .code-editor';

/** Calls `onEscape` when Escape is pressed, unless an editor or a dialog has the focus. */
export function useEscape(onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  }, [onEscape]);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      const isTaken = target instanceof Element && target.closest(TAKES_ESCAPE) !== null;
      if (key === 'Escape' && !isTaken) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
