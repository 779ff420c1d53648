import { TileChooser, type MarkedTile } from '@burrow/exercises';
import '@burrow/exercises/tile.css';
import { useTranslation } from '@burrow/i18n';
import { loadWorld, startState } from '@burrow/world';
import { useMemo } from 'react';
import { FarmMap } from '../../../map/farm-map.tsx';
import { MapFrame } from '../../../map/map-frame.tsx';
import { useTileWords } from '../../../map/use-tile-words.ts';
import { GivenCode } from './given-code.tsx';
import type { KindProps } from './kind.types.ts';

/** On which tile the animal stands at the end of a program. */
export function TileQuestion({ question, answer, verdict, isSettled, onAnswer }: KindProps<'tile'>) {
  const { t } = useTranslation('quiz');
  const { code, level } = question;
  const world = useMemo(() => loadWorld(level), [level]);
  const state = useMemo(() => startState(world), [world]);
  const words = useTileWords(world, state);
  const { width, height } = level.map;
  const chosen = answer?.tile ?? null;
  const marks: MarkedTile[] = [];
  const right = verdict?.solution.tile;
  if (right) marks.push({ tile: right, kind: 'right', label: t('mark.right') });
  if (verdict && !verdict.right && chosen)
    marks.push({ tile: chosen, kind: 'wrong', label: t('mark.wrong') });
  return (
    <div className="quiz-program">
      <GivenCode code={code} />
      <MapFrame size={level.map}>
        <TileChooser
          label={t('legend.tile')}
          size={{ width, height }}
          chosen={chosen}
          onChoose={tile => onAnswer({ kind: 'tile', tile: [tile[0], tile[1]] })}
          tileLabel={words}
          start={level.start}
          disabled={isSettled}
          marks={marks}
        >
          <FarmMap world={world} state={state} />
        </TileChooser>
      </MapFrame>
      {!isSettled && <p className="quiz-hint">{t('tile.keys')}</p>}
    </div>
  );
}
