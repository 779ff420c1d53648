import type { RemoteModule, SlotName, SlotProps } from '@burrow/client';
import { useEffect, useState } from 'react';
import { useRemotes } from '../boot/remotes-context.ts';
import { AreaBoundary } from '../routing/area-boundary.tsx';

interface Props extends SlotProps {
  readonly name: SlotName;
  /** Loading failed. */
  readonly onEmpty?: () => void;
}

/** What the remotes provide for a place in the layout. If a remote fails, its part stays empty. */
export function Slot({ name, onNavigate, onEmpty }: Props) {
  const remotes = useRemotes();
  const [modules, setModules] = useState<readonly RemoteModule[]>([]);

  useEffect(() => {
    let current = true;
    const fill = async (): Promise<void> => {
      const fillers = await remotes.findFillers(name);
      const settled = await Promise.allSettled(fillers.map(remotes.load));
      const loaded = settled.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
      if (!current) return;
      setModules(loaded);
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

  return modules.map((module, index) => {
    const Filler = module.slots?.[name];
    return (
      Filler && (
        <AreaBoundary key={index} fallback={() => null}>
          <Filler onNavigate={onNavigate} />
        </AreaBoundary>
      )
    );
  });
}
