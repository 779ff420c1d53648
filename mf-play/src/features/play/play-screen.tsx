import { askConfirm } from '@burrow/client';
import type { CourseData, LevelData } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { loadWorld } from '@burrow/world';
import { useEffect, useMemo, useState } from 'react';
import { GamePlayer } from '../../bridge/game-player.ts';
import { useGameView } from '../../bridge/use-game-view.ts';
import { useCode } from '../code/use-code.ts';
import { LevelCompleteDialog } from '../completion/level-complete.dialog.tsx';
import { ErrorDialog } from '../dialogs/error.dialog.tsx';
import { RefusedDialog } from '../dialogs/refused.dialog.tsx';
import { useLevelRun } from '../execution/use-level-run.ts';
import { keepSpeed, MOVE_MS, readSpeed } from '../speed/speed.ts';
import { portraitUrl } from './character.ts';
import { CodeColumn } from './code-column.tsx';
import { GameColumn } from './game-column.tsx';
import { SideToggle, type Side } from './side-toggle.tsx';

interface PlayScreenProps {
  /** Id of the student or user whose code it is; null for a visitor. */
  readonly learner: string | null;
  readonly level: LevelData;
  readonly course: CourseData | undefined;
}

const CHARACTER = 'Rabbit';

/** The play screen of one level: text and code on one side, the world on the other. */
export function PlayScreen({ learner, level, course }: PlayScreenProps) {
  const { t } = useTranslation('play');
  const world = useMemo(() => loadWorld(level), [level]);
  const player = useMemo(() => new GamePlayer(world), [world]);
  const view = useGameView(player);
  const code = useCode(level, learner);
  const [side, setSide] = useState<Side>('code');
  const [speed, setSpeed] = useState(readSpeed);
  const [dismissed, setDismissed] = useState(false);
  const { phase, output, result, run, stop } = useLevelRun({
    level,
    course,
    world,
    player,
    onSaved: code.acknowledge,
  });

  useEffect(() => player.setMoveMs(MOVE_MS[speed]), [player, speed]);

  const start = (text = code.text): void => {
    if (text !== code.text) code.change(text);
    setDismissed(false);
    setSide('game');
    run(text);
  };

  const reset = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: t('reset.title'),
      text: t('reset.text'),
      ok: t('reset.ok'),
      destructive: true,
    });
    if (agreed) code.change(level.codeTemplate);
  };

  const shown = dismissed ? null : result;
  const dismiss = (): void => setDismissed(true);

  return (
    <div className={`play play--${side}`}>
      <SideToggle side={side} onChange={setSide} />
      <CodeColumn
        level={level}
        course={course}
        code={code}
        view={view}
        phase={phase}
        output={output}
        result={result}
        onRun={start}
        onStop={stop}
        onReset={() => void reset()}
      />
      <GameColumn
        level={level}
        player={player}
        view={view}
        result={result}
        character={CHARACTER}
        speed={speed}
        onSpeed={next => {
          keepSpeed(next);
          setSpeed(next);
        }}
      />
      <ErrorDialog result={shown} onClose={dismiss} />
      <RefusedDialog result={shown} onClose={dismiss} />
      <LevelCompleteDialog
        level={level}
        course={course}
        portrait={portraitUrl(CHARACTER)}
        result={shown}
        onClose={dismiss}
      />
    </div>
  );
}
