export { MapArea } from './map-area.tsx';
export { useThingName } from './use-thing-name.ts';
