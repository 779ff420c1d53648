import type { LevelData } from '@burrow/contracts';
import { DEFAULT_CHARACTER } from '@burrow/contracts';
import { loadWorld } from '@burrow/world';
import { type ReactNode, useState } from 'react';
import { GamePlayer } from '../bridge/game-player.ts';
import { LevelContext } from '../level/level.context.ts';
import type { PanelName } from '../level/panel.types.ts';
import { ScreenContext } from '../level/screen.context.ts';
import { CodeContext } from '../level/use-code.ts';
import { nothingRun, viewOf, type RunFacts } from '../run/run-view.rules.ts';
import { RunContext, type OpenRun } from '../run/use-run.ts';

const nothing = (): void => undefined;

/** The runs of a level, at rest. */
function standingRun(level: LevelData, facts: Partial<RunFacts>): OpenRun {
  const world = loadWorld(level);
  const view = viewOf({ ...nothingRun({ level, world, player: new GamePlayer(world) }), ...facts });
  return {
    subscribe: () => nothing,
    getView: () => view,
    run: () => false,
    stop: nothing,
    goOn: nothing,
    dismiss: nothing,
    lookBack: nothing,
  };
}

interface InLevelProps {
  readonly level: LevelData;
  /** The state of its run. */
  readonly run?: Partial<RunFacts>;
  readonly onOpen?: (panel: PanelName | null) => void;
  readonly children: ReactNode;
}

/** Renders a part of the play screen inside an open level. */
export function InLevel({ level, run = {}, onOpen = nothing, children }: InLevelProps) {
  const [panel, setPanel] = useState<PanelName | null>(null);
  const openPanel = (opened: PanelName | null): void => {
    setPanel(opened);
    onOpen(opened);
  };
  const who = { character: DEFAULT_CHARACTER, needsStudent: false, tryMyself: nothing };
  return (
    <LevelContext value={{ level, course: undefined, who }}>
      <CodeContext value={{ text: '', now: () => '', change: nothing, acknowledge: nothing }}>
        <RunContext value={standingRun(level, run)}>
          <ScreenContext value={{ side: 'code', showSide: nothing, panel, openPanel }}>
            {children}
          </ScreenContext>
        </RunContext>
      </CodeContext>
    </LevelContext>
  );
}
