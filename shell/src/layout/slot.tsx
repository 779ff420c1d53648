import type { RemoteEntry, RemoteModule, SlotName, SlotProps } from '@burrow/client';
import { useEffect, useState } from 'react';
import { useRemotes } from '../boot/remotes-context.ts';
import { AreaBoundary } from '../routing/area-boundary.tsx';

interface Props extends SlotProps {
  readonly name: SlotName;
  /** Loading failed. */
  readonly onEmpty?: () => void;
}

interface Filler {
  readonly remote: RemoteEntry;
  readonly module: RemoteModule;
}

/** What the remotes provide for a place in the layout. If a remote fails, its part stays empty. */
export function Slot({ name, onNavigate, onEmpty }: Props) {
  const remotes = useRemotes();
  const [fillers, setFillers] = useState<readonly Filler[]>([]);

  useEffect(() => {
    let current = true;
    const fill = async (): Promise<void> => {
      const listed = await remotes.findFillers(name);
      const loads = listed.map(async remote => ({ remote, module: await remotes.load(remote) }));
      const settled = await Promise.allSettled(loads);
      const loaded = settled.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
      if (!current) return;
      setFillers(loaded);
      if (loaded.length === 0) onEmpty?.();
    };
    fill().catch((error: unknown) => {
      console.warn(`The slot "${name}" stays empty.`, error);
      if (current) onEmpty?.();
    });
    return () => {
      current = false;
    };
  }, [remotes, name, onEmpty]);

  return fillers.map(({ remote, module }) => {
    const Part = module.slots?.[name];
    return (
      Part && (
        <AreaBoundary
          key={remote.name}
          onError={() => remotes.report(remote, 'render')}
          fallback={() => null}
        >
          <Part onNavigate={onNavigate} />
        </AreaBoundary>
      )
    );
  });
}
