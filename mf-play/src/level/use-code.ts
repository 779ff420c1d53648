import { after, beforeSignOut, hasSession, useAppDispatch } from '@burrow/client';
import type { LevelData } from '@burrow/contracts';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useSaveDraftMutation } from './level.api.ts';
import { codeToOpen, keepDraft, readDraft } from './draft-store.ts';

const SEND_AFTER_MS = 1_500;

export interface Code {
  readonly text: string;
  /** The text at this moment: a render may be late. */
  readonly now: () => string;
  readonly change: (text: string) => void;
  /** The server has this text from another call, for example a run. */
  readonly acknowledge: (text: string) => void;
}

export const CodeContext = createContext<Code | null>(null);

/** Returns the code of the open level. */
export function useCode(): Code {
  const code = useContext(CodeContext);
  if (!code) throw new Error('There is no level around this part.');
  return code;
}

/** What was typed and is not on its way to the server yet. */
interface Unsent {
  readonly cancel: () => void;
  readonly send: () => Promise<void>;
}

/**
 * The code of a level: stored in the browser at every change, and on the server a moment later, at the latest when the level is left. Another
 * learner has other code: the component is mounted again for them.
 * @param onChange called when the learner has changed it
 */
export function useLevelCode(level: LevelData, learner: string | null, onChange: () => void): Code {
  const { course_slug: course, slug } = level;
  const place = useMemo(() => ({ learner, course, level: slug }), [learner, course, slug]);
  const [text, setText] = useState(() =>
    codeToOpen(readDraft(place), level.last_code_executed, level.codeTemplate),
  );
  const [saveDraft] = useSaveDraftMutation();
  const dispatch = useAppDispatch();
  const latest = useRef(text);
  const now = useCallback((): string => latest.current, []);
  const unsent = useRef<Unsent>(null);

  const acknowledge = useCallback(
    (saved: string): void => {
      if (readDraft(place)?.code === saved) keepDraft(place, { code: saved, acknowledged: true });
    },
    [place],
  );

  const change = useCallback(
    (next: string): void => {
      onChange();
      latest.current = next;
      setText(next);
      keepDraft(place, { code: next, acknowledged: false });
      unsent.current?.cancel();
      const sessions = (): number => dispatch((_, getState) => getState().session.changes);
      const typedIn = sessions();
      // What somebody typed is never stored as another's: it waits in the browser until they are back. What a visitor
      // typed goes with whoever logs in, as all of a visitor's work does.
      const isTheirs = (): boolean => learner === null || (hasSession() && sessions() === typedIn);
      const send = async (): Promise<void> => {
        unsent.current = null;
        if (!isTheirs()) return;
        return saveDraft({ course, draft: { level_slug: slug, code: next } })
          .unwrap()
          .then(
            () => acknowledge(next),
            () => undefined,
          );
      };
      unsent.current = { cancel: after(SEND_AFTER_MS, () => void send()), send };
    },
    [acknowledge, course, dispatch, learner, onChange, place, saveDraft, slug],
  );

  useEffect(() => {
    const sendNow = async (): Promise<void> => {
      unsent.current?.cancel();
      await unsent.current?.send();
    };
    const stop = beforeSignOut(sendNow);
    return () => {
      stop();
      void sendNow();
    };
  }, []);
  return useMemo(() => ({ text, now, change, acknowledge }), [acknowledge, change, now, text]);
}
