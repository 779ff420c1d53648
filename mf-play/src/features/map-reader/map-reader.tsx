import { useTranslation } from '@burrow/i18n';
import './map-reader.css';
import type { MapReaderProps } from './map-reader.types.ts';
import { StepLog } from './step-log.tsx';
import { TileGrid } from './tile-grid.tsx';

/** The picture for people who do not see it: the map tile by tile, and what happens, in words. */
export function MapReader(props: MapReaderProps) {
  const { i18n } = useTranslation('timeline');
  return (
    <div className="map-reader" lang={i18n.language}>
      <TileGrid {...props} />
      <StepLog {...props} />
    </div>
  );
}
