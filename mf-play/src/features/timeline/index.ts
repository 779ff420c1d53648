export { StepBar } from './step-bar.tsx';
export { stepKeysOf, type StepKeys } from './step-keys.rules.ts';
export { TimelineArea } from './timeline-area.tsx';
export { TimelineProvider } from './timeline.provider.tsx';
export { useTimeline } from './use-timeline.ts';
