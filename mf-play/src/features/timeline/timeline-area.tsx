import type { ComponentType } from 'react';
import { useLatePart } from '../../components/use-late-part.ts';
import { loadTimelineTexts } from '../../locales/timeline-texts.ts';
import type { TimelinePanelProps } from './timeline-panel.tsx';
import type { Timeline } from './use-timeline.ts';

async function loadPanel(): Promise<ComponentType<TimelinePanelProps>> {
  return (await Promise.all([import('./timeline-panel.tsx'), loadTimelineTexts()]))[0].TimelinePanel;
}

interface TimelineAreaProps {
  readonly timeline: Timeline;
  /** A program runs: there is nothing to step through yet. */
  readonly isRunning: boolean;
}

/** Under the picture: the timeline of the last run. It is brought while the first run goes on. */
export function TimelineArea({ timeline, isRunning }: TimelineAreaProps) {
  const { recording } = timeline;
  const Panel = useLatePart(loadPanel, isRunning || recording !== null);
  if (!Panel || isRunning || !recording || recording.script.steps.length === 0) return null;
  return <Panel timeline={timeline} recording={recording} />;
}
