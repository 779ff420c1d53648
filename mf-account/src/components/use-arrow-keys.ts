import type { KeyboardEvent, RefObject } from 'react';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Makes arrow keys, Home and End move the focus between the elements of a list that match the selector. */
export function useArrowKeys(list: RefObject<HTMLElement | null>, selector: string) {
  return (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const items = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    if (!step || items.length === 0) return;
    event.preventDefault();
    const index = items.indexOf(document.activeElement as HTMLElement);
    items[step(index, items.length)]?.focus();
  };
}
