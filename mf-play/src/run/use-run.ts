import { snackbarShown, useAppDispatch } from '@burrow/client';
import type { CoursePart, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { getEngine } from '../engine/engine.ts';
import { usePythonRest } from '../engine/use-python-rest.ts';
import { preloadLateParts } from './load-late-parts.ts';
import { mirrorRun } from './mirror-run.ts';
import { createRunServer, type RunServerOptions } from './run-server.ts';
import { RunSession } from './run-session.ts';
import { withShownSetting, type ShownSetting } from './shown-setting.ts';
import { runTexts } from './run-texts.ts';
import type { RunView } from './run-view.rules.ts';

/** What parts of the screen need of the session. */
export type OpenRun = Pick<
  RunSession,
  'subscribe' | 'getView' | 'run' | 'stop' | 'goOn' | 'dismiss' | 'lookBack'
>;

/** The runs of the level that is open. */
export const RunContext = createContext<OpenRun | null>(null);

export type LevelRun = RunView & Pick<OpenRun, 'run' | 'stop' | 'goOn' | 'dismiss' | 'lookBack'>;

function useOpenRun(): OpenRun {
  const session = useContext(RunContext);
  if (!session) throw new Error('There is no level around this part.');
  return session;
}

/** Returns one part of that state, and renders the component again only when that part has changed. */
export function useRunPart<Part>(select: (view: RunView) => Part): Part {
  const { subscribe, getView } = useOpenRun();
  return useSyncExternalStore(subscribe, () => select(getView()));
}

/** Returns the state of the open level's run, and what can be done with it. */
export function useRun(): LevelRun {
  const session = useOpenRun();
  const view = useSyncExternalStore(session.subscribe, session.getView);
  const { run, stop, goOn, dismiss, lookBack } = session;
  return { ...view, run, stop, goOn, dismiss, lookBack };
}

interface RunSessionOptions {
  /** As runs show it. */
  readonly level: LevelData;
  readonly shown: ShownSetting;
  /** Id of the student or user who runs it; null for a visitor. */
  readonly learner: string | null;
  readonly course: CoursePart | undefined;
  /** Returns false if something prevents a run, and shows what it is. */
  readonly mayRun: () => boolean;
  /** The server has this code now. */
  readonly onSaved: (code: string) => void;
}

/** Provides the runs of a level, as long as it is open. */
export function useRunSession(options: RunSessionOptions): RunSession {
  const { level, shown, learner, course, mayRun, onSaved } = options;
  const dispatch = useAppDispatch();
  const { t, i18n } = useTranslation('play');
  const server = useMemo(() => {
    const say: RunServerOptions['say'] = (text, severity) => void dispatch(snackbarShown(t(text), severity));
    return withShownSetting(createRunServer({ level: shown.level, learner, dispatch, onSaved, say }), shown);
  }, [dispatch, learner, onSaved, shown, t]);
  const parts = {
    level,
    course,
    server,
    mayRun,
    python: getEngine(),
    texts: () => runTexts(i18n),
    onLoadFailed: () => void dispatch(snackbarShown(t('part.failed'), 'error')),
  };
  const [session] = useState(() => new RunSession(parts));
  useEffect(() => session.update(parts));
  // Left first: what is mirrored last is that nothing runs.
  useEffect(() => () => session.leave(), [session]);
  useEffect(() => mirrorRun(session, getEngine(), dispatch), [dispatch, session]);
  usePythonRest(preloadLateParts);
  return session;
}
