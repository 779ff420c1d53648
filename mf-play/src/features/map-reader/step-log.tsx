import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import type { MapReaderProps } from './map-reader.types.ts';
import { stepWords } from './step-words.rules.ts';

const KEPT = 12;

interface Line {
  readonly id: number;
  readonly words: string;
}

/** A live region: each step that the picture shows is announced in words. */
export function StepLog({ world, view }: Omit<MapReaderProps, 'onTile'>) {
  const { t } = useTranslation(['timeline', 'play']);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [told, setTold] = useState(view.events);
  if (view.events !== told) {
    setTold(view.events);
    const step = { line: view.line, events: view.events, after: view.state };
    const words = stepWords(world, step, t);
    if (words) setLines(before => [...before.slice(1 - KEPT), { id: (before.at(-1)?.id ?? 0) + 1, words }]);
  }
  return (
    <div role="log" aria-label={t('map.log')} className="visually-hidden">
      {lines.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
