import { latePart } from '@burrow/client';
import { loadTimelineTexts } from '../../locales/texts.ts';
import { useTimeline } from './use-timeline.ts';

const Panel = latePart(
  async () => (await Promise.all([import('./timeline.panel.tsx'), loadTimelineTexts()]))[0].TimelinePanel,
);

interface TimelineAreaProps {
  /** A program is running: there is nothing to step through yet. */
  readonly isRunning: boolean;
}

/** Below the picture: the timeline of the last run, loaded when the first one ends. */
export function TimelineArea({ isRunning }: TimelineAreaProps) {
  const timeline = useTimeline();
  const { recording } = timeline;
  if (isRunning || !recording || recording.steps.all.length === 0) return null;
  return <Panel timeline={timeline} recording={recording} />;
}
