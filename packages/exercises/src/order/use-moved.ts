import { useDraggable } from '@dnd-kit/core';
import type { CSSProperties } from 'react';

export interface LineProps {
  readonly line: number;
  readonly text: string;
  readonly disabled: boolean;
}

/** Makes a line follow the pointer. */
export function useMoved(line: number, disabled: boolean) {
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id: line, disabled });
  const style: CSSProperties = transform
    ? { translate: `${transform.x}px ${transform.y}px`, zIndex: 2, position: 'relative' }
    : {};
  return { listeners, setNodeRef, style, isDragging };
}
