import { TILE_SIZE } from '@burrow/art';
import type { CSSProperties, ReactNode } from 'react';

interface MapFrameProps {
  /** In tiles. */
  readonly size: { readonly width: number; readonly height: number };
  readonly children: ReactNode;
}

/** A frame in which a map is as large as fits, a pixel of it being a whole number of the screen's. */
export function MapFrame({ size: { width, height }, children }: MapFrameProps) {
  const style: Record<string, string> = {
    '--map-width': `${width * TILE_SIZE}px`,
    '--map-ratio': `${width} / ${height}`,
  };
  return (
    <div className="map-frame" style={style satisfies CSSProperties}>
      {children}
    </div>
  );
}
