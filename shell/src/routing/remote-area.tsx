import {
  type Blame,
  findBlame,
  Loading,
  NotLoaded,
  PartFailures,
  type RemoteEntry,
  type RemoteModule,
  renewOr,
} from '@burrow/client';
import { useCallback, useEffect, useState } from 'react';
import { useParams, useRoutes } from '@burrow/client/router';
import { useRemotes } from '../boot/remotes-context.ts';
import type { Remotes } from '../boot/remotes.ts';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { AreaBoundary } from './area-boundary.tsx';

/** What is known about a path. */
type Area = { readonly path: string } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed'; readonly cause: Blame }
  | { readonly kind: 'ready'; readonly remote: RemoteEntry; readonly module: RemoteModule }
);

async function findArea(remotes: Remotes, path: string): Promise<Area> {
  const remote = await remotes.findOwner(path);
  if (!remote) return { kind: 'nobody', path };
  return { kind: 'ready', path, remote, module: await remotes.load(remote) };
}

/** The page of the remote that owns the current path. A failure in it does not affect the rest. */
export function RemoteArea() {
  const remotes = useRemotes();
  const { '*': path = '' } = useParams();
  const [known, setArea] = useState<Area>({ kind: 'loading', path });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    const settle = (next: Area): void => {
      if (current) setArea(next);
    };
    findArea(remotes, path).then(settle, async (error: unknown) => {
      console.warn('A part of the site did not load.', error);
      settle({ kind: 'failed', path, cause: await findBlame() });
    });
    return () => {
      current = false;
    };
  }, [remotes, path, attempt]);

  const retry = (): void => {
    setArea({ kind: 'loading', path });
    void renewOr(() => setAttempt(attempt + 1));
  };

  const area = areaOf(remotes, known, path);
  if (area.kind === 'loading') return <Loading />;
  if (area.kind === 'nobody') return <NotFoundPage />;
  if (area.kind === 'failed') return <NotLoaded cause={area.cause} onRetry={retry} />;
  return <OwnArea key={area.remote.name} {...area} />;
}

/** An area in its own frame: what fails in it is said there, and reported of its version. */
function OwnArea({ remote, module }: { readonly remote: RemoteEntry; readonly module: RemoteModule }) {
  const remotes = useRemotes();
  const tellPart = useCallback(() => remotes.report(remote, 'load'), [remotes, remote]);
  return (
    <AreaBoundary
      onError={() => remotes.report(remote, 'render')}
      fallback={reset => <NotLoaded cause="part" onRetry={() => void renewOr(reset)} />}
    >
      <PartFailures value={tellPart}>
        <RemoteRoutes module={module} />
      </PartFailures>
    </AreaBoundary>
  );
}

/** What is known about another path applies to this one only if the same remote owns both. */
function areaOf(remotes: Remotes, known: Area, path: string): Area {
  if (known.path === path) return known;
  if (known.kind === 'ready' && remotes.owns(known.remote, path)) return known;
  return { kind: 'loading', path };
}

function RemoteRoutes({ module }: { readonly module: RemoteModule }) {
  return useRoutes([...module.routes]) ?? <NotFoundPage />;
}
