import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import type { Recording } from '../../run/recording.ts';
import { placeWords } from '../../level/place-words.rules.ts';
import { useGrid } from '../grid/index.ts';
import type { TouchedTile } from './use-timeline.ts';

interface TouchedByProps {
  readonly touched: TouchedTile;
  readonly recording: Recording;
  /** How many steps the picture has shown. */
  readonly position: number;
  readonly onSeek: (position: number) => void;
  readonly onClose: () => void;
}

/** The lines that changed a tile, each with a link to its step. */
export function TouchedBy({ touched, recording, position, onSeek, onClose }: TouchedByProps) {
  const { t } = useTranslation(['timeline', 'play']);
  const { isShown: hasGrid } = useGrid();
  const { world, steps } = recording;
  const before = steps.stateAt(touched.steps[0] ?? 0);
  const animal = steps.stateAt(position).player;
  const place = placeWords({ world, state: before, tile: touched.tile, animal }, hasGrid, t);
  return (
    <div className="timeline__touched" role="status">
      <p dir="auto">{t('touched', { place })}</p>
      {touched.steps.map(index => (
        <button key={index} type="button" dir="auto" onClick={() => onSeek(index + 1)}>
          {t('step', { line: recording.steps.all[index]?.line, step: index + 1 })}
        </button>
      ))}
      <button type="button" aria-label={t('close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
