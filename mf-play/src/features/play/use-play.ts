import type { CourseData, LevelData, Position } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';
import { useCallback, useMemo, useState } from 'react';
import { GamePlayer } from '../../bridge/game-player.ts';
import { useGameView } from '../../bridge/use-game-view.ts';
import { walkTo } from '../../bridge/walk-to.ts';
import { useCode } from '../code/use-code.ts';
import type { PanelName } from '../dialogs/panel.types.ts';
import { usePalette } from '../creative/use-palette.ts';
import { reportOf } from '../execution/report.rules.ts';
import { useLevelRun } from '../execution/use-level-run.ts';
import { useWhoPlays } from '../gate/use-who-plays.ts';
import { useOnboarding } from '../onboarding/use-onboarding.ts';
import { portraitUrl } from './character.ts';
import { isFirstLevel } from './play-place.ts';
import type { Side } from './side-toggle.tsx';
import { useTimeline } from '../timeline/use-timeline.ts';
import { useReset } from './use-reset.ts';
import { useStart } from './use-start.ts';

export interface PlayScreenProps {
  /** Id of the student or user whose code it is; null for a visitor. */
  readonly learner: string | null;
  readonly level: LevelData;
  readonly course: CourseData | undefined;
}

/** Everything that the play screen of a level holds: its world, its code, its run, and what is open over it. */
export function usePlay({ learner, level: given, course }: PlayScreenProps) {
  const { level, palette } = usePalette(given);
  const world = useMemo(() => loadWorld(level), [level]);
  const player = useMemo(() => new GamePlayer(world), [world]);
  const who = useWhoPlays();
  const code = useCode(given, learner);
  const [side, setSide] = useState<Side>('code');
  const [panel, openPanel] = useState<PanelName | null>(null);
  const onboarding = useOnboarding(isFirstLevel(level.course_slug, level.slug) && !level.completed);
  const run = useLevelRun({ level, course, world, player, onSaved: code.acknowledge });

  const { tell } = onboarding;
  const { change: changeCode } = code;
  const change = useCallback(
    (text: string): void => {
      tell('code-changed');
      changeCode(text);
    },
    [changeCode, tell],
  );
  const reset = useReset(useCallback(() => change(level.codeTemplate), [change, level.codeTemplate]));
  const { start, shown, dismiss } = useStart({
    level,
    needsStudent: who.needsStudent,
    run,
    onStart: (text = code.text) => {
      if (text !== code.text) code.change(text);
      onboarding.tell('ran');
      setSide('game');
      return text;
    },
  });
  const isSameCode = run.stoppedCode === code.text;
  const goOn = (): void => {
    setSide('game');
    run.goOn();
  };
  const report = reportOf(run.result, shown !== null);
  const variant = shown?.kind === 'variant' ? shown.shown : null;
  const stage = variant
    ? { ...variant, world: variant.recording.world }
    : { level, player, world, recording: run.recording?.world === world ? run.recording : null };
  const view = useGameView(stage.player);
  const timeline = useTimeline({ ...stage, view });
  const pressTile = (tile: Position): void => {
    if (run.phase !== 'idle' || palette?.place(tile) || timeline.askTile(tile)) return;
    walkTo(stage.world, stage.player, tile);
  };
  const watchAgain = (): void => {
    dismiss();
    setSide('game');
    timeline.play();
  };
  const playAgain = (): void => {
    dismiss();
    setSide('code');
    timeline.seek(0);
  };
  return {
    stage, palette, variant, view, timeline, pressTile, who, portrait: portraitUrl(who.character), code: { ...code, change }, side, setSide,
    panel, openPanel, onboarding, run, report, start, goOn: isSameCode ? goOn : null, shown, closeResult: dismiss, watchAgain, playAgain, reset,
  }; // prettier-ignore
}

export type Play = ReturnType<typeof usePlay>;
