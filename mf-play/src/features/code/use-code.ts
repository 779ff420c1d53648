import type { LevelData } from '@burrow/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveDraftMutation } from '../play/play.api.ts';
import { codeToOpen, keepDraft, readDraft } from './draft-store.ts';

const SEND_AFTER_MS = 1_500;

export interface Code {
  readonly text: string;
  readonly change: (text: string) => void;
  /** The server has this text by another call, e.g. a run. */
  readonly acknowledge: (text: string) => void;
}

/** The code of a level: kept in the browser at every change, and on the server a moment later. */
export function useCode(level: LevelData): Code {
  const { course_slug: course, slug } = level;
  const [text, setText] = useState(() =>
    codeToOpen(readDraft(course, slug), level.last_code_executed, level.codeTemplate),
  );
  const [saveDraft] = useSaveDraftMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const acknowledge = useCallback(
    (saved: string): void => {
      if (readDraft(course, slug)?.code === saved)
        keepDraft(course, slug, { code: saved, acknowledged: true });
    },
    [course, slug],
  );

  const change = useCallback(
    (next: string): void => {
      setText(next);
      keepDraft(course, slug, { code: next, acknowledged: false });
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
    [acknowledge, course, saveDraft, slug],
  );

  useEffect(() => () => clearTimeout(timer.current), []);
  return { text, change, acknowledge };
}
