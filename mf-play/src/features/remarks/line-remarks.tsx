import type { OwnRemark } from '@burrow/contracts';
import { useEffect } from 'react';
import type { EditorLines } from '../editor/index.ts';
import { LineCards } from './line-cards.tsx';
import { RemarkCard } from './remark-card.tsx';
import type { LinePlaces } from './use-line-places.ts';

interface LineRemarksProps {
  readonly lines: EditorLines;
  readonly places: LinePlaces;
  readonly remarks: readonly OwnRemark[];
  readonly isShown: (remark: OwnRemark) => boolean;
  readonly onToggle: (remarks: readonly OwnRemark[], isShown: boolean) => void;
  readonly onClose: (remark: OwnRemark) => void;
}

/** Marks the lines that remarks are about, and shows the remarks below them; pressing the number of a line opens and closes them. */
export function LineRemarks({ lines, places, remarks, isShown, onToggle, onClose }: LineRemarksProps) {
  const rows = [...new Set(places.values())].filter(row => row !== null);
  const marked = rows.join();
  useEffect(() => {
    const unmark = marked
      .split(',')
      .filter(Boolean)
      .map(row => lines.markNumber(Number(row), 'code-line--remark'));
    return () => unmark.forEach(undo => undo());
  }, [lines, marked]);
  useEffect(() =>
    lines.onPressNumber(row => {
      const here = remarks.filter(({ id }) => places.get(id) === row);
      if (here.length > 0) onToggle(here, !here.some(isShown));
      return here.length > 0;
    }),
  );
  return rows.map(row => {
    const here = remarks.filter(remark => places.get(remark.id) === row && isShown(remark));
    if (here.length === 0) return null;
    return (
      <LineCards key={here.map(({ id }) => id).join()} lines={lines} row={row}>
        {here.map(remark => (
          <RemarkCard key={remark.id} remark={remark} line={row + 1} onClose={() => onClose(remark)} />
        ))}
      </LineCards>
    );
  });
}
