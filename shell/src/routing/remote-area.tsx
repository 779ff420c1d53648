import { Loading, NotLoaded, type RemoteEntry, type RemoteModule } from '@burrow/client';
import { useEffect, useState } from 'react';
import { useParams, useRoutes } from '@burrow/client/router';
import { useRemotes } from '../boot/remotes-context.ts';
import type { Remotes } from '../boot/remotes.ts';

import { NotFoundPage } from '../pages/not-found.page.tsx';
import { AreaBoundary } from './area-boundary.tsx';

/** What is known about a path. */
type Area = { readonly path: string } & (
  | { readonly kind: 'loading' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed' }
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
    findArea(remotes, path).then(settle, (error: unknown) => {
      console.warn('A part of the site did not load.', error);
      settle({ kind: 'failed', path });
    });
    return () => {
      current = false;
    };
  }, [remotes, path, attempt]);

  const retry = (): void => {
    setArea({ kind: 'loading', path });
    setAttempt(attempt + 1);
  };

  const area = areaOf(remotes, known, path);
  if (area.kind === 'loading') return <Loading />;
  if (area.kind === 'nobody') return <NotFoundPage />;
  if (area.kind === 'failed') return <NotLoaded onRetry={retry} />;
  return (
    <AreaBoundary key={area.remote.name} fallback={reset => <NotLoaded onRetry={reset} />}>
      <RemoteRoutes module={area.module} />
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
