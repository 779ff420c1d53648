import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { BelowLine, EditorLines } from '../editor/index.ts';

interface LineCardsProps {
  readonly lines: EditorLines;
  readonly row: number;
  readonly children: ReactNode;
}

/** Cards below a line of the program; they stay with it. */
export function LineCards({ lines, row, children }: LineCardsProps) {
  const [element] = useState(() => {
    const own = document.createElement('div');
    own.className = 'line-cards';
    return own;
  });
  const placed = useRef<BelowLine>(null);
  useEffect(() => {
    if (placed.current) placed.current.moveTo(row);
    else placed.current = lines.showBelow(row, element);
  }, [element, lines, row]);
  useEffect(
    () => () => {
      placed.current?.remove();
      placed.current = null;
    },
    [lines],
  );
  return createPortal(children, element);
}
