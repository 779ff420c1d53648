import type { ReactNode } from 'react';
import { useGameView } from '../../bridge/use-game-view.ts';
import { useRun } from '../../run/use-run.ts';
import { TimelineContext, useTimelineOf } from './use-timeline.ts';

/** Lets what is inside step through the run that the picture shows. */
export function TimelineProvider({ children }: { readonly children: ReactNode }) {
  const { picture, lookBack } = useRun();
  const { player, recording } = picture;
  const timeline = useTimelineOf({ player, view: useGameView(player), recording, onBack: lookBack });
  return <TimelineContext value={timeline}>{children}</TimelineContext>;
}
