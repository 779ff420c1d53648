import { latePart } from '../../components/late-part.tsx';
import { loadTimelineTexts } from '../../locales/texts.ts';
import type { Timeline } from './use-timeline.ts';

const Panel = latePart(
  async () => (await Promise.all([import('./timeline-panel.tsx'), loadTimelineTexts()]))[0].TimelinePanel,
);

interface TimelineAreaProps {
  readonly timeline: Timeline;
  /** A program runs: there is nothing to step through yet. */
  readonly isRunning: boolean;
}

/** Under the picture: the timeline of the last run, brought when the first one ends. */
export function TimelineArea({ timeline, isRunning }: TimelineAreaProps) {
  const { recording } = timeline;
  if (isRunning || !recording || recording.script.steps.length === 0) return null;
  return <Panel timeline={timeline} recording={recording} />;
}
