import type { OwnRemark } from '@burrow/contracts';
import { useEffect, useState } from 'react';
import type { EditorLines } from '../editor/index.ts';
import { rowAfter, rowOf } from './line-place.rules.ts';

export type LinePlaces = ReadonlyMap<string, number | null>;

const sameRows = (one: LinePlaces, other: LinePlaces): boolean =>
  one.size === other.size && [...one].every(([id, row]) => other.get(id) === row);

/** Returns where the lines are that remarks are about, by the remark's id, while the program is typed: null for one that is gone. */
export function useLinePlaces(lines: EditorLines | null, remarks: readonly OwnRemark[]): LinePlaces {
  const [places, setPlaces] = useState<LinePlaces>(new Map());
  useEffect(() => {
    if (!lines) return undefined;
    const meant = remarks.flatMap(({ id, line }) => (line === null ? [] : [[id, line] as const]));
    const update = (next: (before: LinePlaces) => LinePlaces): void =>
      setPlaces(before => {
        const after = next(before);
        return sameRows(before, after) ? before : after;
      });
    const all = lines.all();
    update(
      before =>
        new Map(
          meant.map(([id, line]) => [id, before.get(id) ?? (before.has(id) ? null : rowOf(all, line))]),
        ),
    );
    return lines.onChange(change => {
      const text = lines.all();
      update(
        before =>
          new Map(meant.map(([id, line]) => [id, rowAfter(before.get(id) ?? null, change, text, line)])),
      );
    });
  }, [lines, remarks]);
  return places;
}
