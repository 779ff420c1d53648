import type { LevelData } from '@burrow/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSaveDraftMutation } from '../play/play.api.ts';
import { codeToOpen, keepDraft, readDraft } from './draft-store.ts';

const SEND_AFTER_MS = 1_500;

export interface Code {
  readonly text: string;
  readonly change: (text: string) => void;
  /** The server has this text by another call, e.g. a run. */
  readonly acknowledge: (text: string) => void;
}

/**
 * The code of a level: kept in the browser at every change, and on the server a moment later. Another
 * learner is another code: whoever shows it is mounted anew for them.
 */
export function useCode(level: LevelData, learner: string | null): Code {
  const { course_slug: course, slug } = level;
  const place = useMemo(() => ({ learner, course, level: slug }), [learner, course, slug]);
  const [text, setText] = useState(() =>
    codeToOpen(readDraft(place), level.last_code_executed, level.codeTemplate),
  );
  const [saveDraft] = useSaveDraftMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const acknowledge = useCallback(
    (saved: string): void => {
      if (readDraft(place)?.code === saved) keepDraft(place, { code: saved, acknowledged: true });
    },
    [place],
  );

  const change = useCallback(
    (next: string): void => {
      setText(next);
      keepDraft(place, { code: next, acknowledged: false });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        saveDraft({ course, draft: { level_slug: slug, code: next } })
          .unwrap()
          .then(
            () => acknowledge(next),
            () => undefined,
          );
      }, SEND_AFTER_MS);
    },
    [acknowledge, course, place, saveDraft, slug],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { text, change, acknowledge };
}
