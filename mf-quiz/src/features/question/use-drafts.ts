import { useEffect, useState } from 'react';
import type { QuizPlace } from '../../quiz/place.rules.ts';
import { draftsKey, keepDrafts, readDrafts, type Drafts } from './draft-store.ts';
import type { Draft } from './draft.rules.ts';

/** What was chosen in a try and not checked yet: it outlives a reload, and another tab shows the same. */
export function useDrafts(place: QuizPlace, tryId: string) {
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(place, tryId));
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === draftsKey(place)) setDrafts(readDrafts(place, tryId));
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [place, tryId]);
  const keep = (number: number, draft: Draft): void => {
    const next = { ...drafts, [number]: draft };
    setDrafts(next);
    keepDrafts(place, tryId, next);
  };
  return { drafts, keep };
}
