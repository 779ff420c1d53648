import type { RemoteEntry, RemoteModule } from '@burrow/client';
import { useEffect, useState } from 'react';
import { useParams, useRoutes } from '@burrow/client/router';
import { useRemotes } from '../boot/remotes-context.ts';
import type { Remotes } from '../boot/remotes.ts';
import { Loading } from '../pages/loading.tsx';
import { NotFoundPage } from '../pages/not-found.page.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaError } from './area-error.tsx';

type Area =
  | { readonly kind: 'loading' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly remote: RemoteEntry; readonly module: RemoteModule };

async function findArea(remotes: Remotes, path: string): Promise<Area> {
  const remote = await remotes.findOwner(path);
  return remote ? { kind: 'ready', remote, module: await remotes.load(remote) } : { kind: 'nobody' };
}

/** The page of the remote that owns the current path. Whatever fails in it stays inside. */
export function RemoteArea() {
  const remotes = useRemotes();
  const { '*': path = '' } = useParams();
  const [area, setArea] = useState<Area>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const prefix = path.split('/')[0] ?? '';

  useEffect(() => {
    let current = true;
    const settle = (next: Area): void => {
      if (current) setArea(next);
    };
    findArea(remotes, prefix).then(settle, (error: unknown) => {
      console.warn('A part of the site did not load.', error);
      settle({ kind: 'failed' });
    });
    return () => {
      current = false;
    };
  }, [remotes, prefix, attempt]);

  const retry = (): void => {
    setArea({ kind: 'loading' });
    setAttempt(attempt + 1);
  };

  if (area.kind === 'loading') return <Loading />;
  if (area.kind === 'nobody') return <NotFoundPage />;
  if (area.kind === 'failed') return <AreaError onRetry={retry} />;
  return (
    <AreaBoundary key={area.remote.name} fallback={reset => <AreaError onRetry={reset} />}>
      <RemoteRoutes module={area.module} />
    </AreaBoundary>
  );
}

function RemoteRoutes({ module }: { readonly module: RemoteModule }) {
  return useRoutes([...module.routes]) ?? <NotFoundPage />;
}
