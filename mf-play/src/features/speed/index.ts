export { SpeedSelector } from './speed-selector.tsx';
export type { Speed } from './speed.ts';
export { useSpeed } from './use-speed.ts';
