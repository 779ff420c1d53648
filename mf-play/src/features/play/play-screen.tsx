import { useMemo, useState } from 'react';
import type { PanelName } from '../../level/panel.types.ts';
import { GuideProvider } from '../../level/guide.context.tsx';
import { useLevel } from '../../level/level.context.ts';
import { ScreenContext } from '../../level/screen.context.ts';
import { useTwoColumns } from '../../level/use-media.ts';
import { useRunPart } from '../../run/use-run.ts';
import type { Palette } from '../creative/index.ts';
import { type Design, DesignProvider } from '../design/index.ts';
import { Panels } from '../dialogs/index.ts';
import { GridProvider } from '../grid/index.ts';
import { HelpButtons } from '../help/index.ts';
import { QuestionProvider } from '../question/index.ts';
import { useSpeed } from '../speed/index.ts';
import { TimelineProvider } from '../timeline/index.ts';
import { ChooseStudentOverlay } from './choose-student-overlay.tsx';
import { CodeColumn } from './code-column.tsx';
import { GameColumn } from './game-column.tsx';
import { PlayResults } from './play-results.tsx';
import { SkipLinks } from './skip-links.tsx';
import { SideToggle } from './side-toggle.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useSide } from './use-side.ts';

interface PlayScreenProps {
  /** What the level offers to put down; null for most levels. */
  readonly palette: Palette | null;
  /** What the learner chooses of the setting; null in most levels. */
  readonly design: Design | null;
}

/** The play screen of one level: text and code on one side, the world on the other. */
export function PlayScreen({ palette, design }: PlayScreenProps) {
  const { level, who } = useLevel();
  const player = useRunPart(({ picture }) => picture.player);
  const hasTwoColumns = useTwoColumns();
  const [side, showSide] = useSide(hasTwoColumns);
  const [panel, openPanel] = useState<PanelName | null>(null);
  const screen = useMemo(() => ({ side, showSide, panel, openPanel }), [panel, showSide, side]);
  const [speed, changeSpeed] = useSpeed(player);
  return (
    <GridProvider level={level}>
      <GuideProvider>
        <ScreenContext value={screen}>
          <QuestionProvider>
            <DesignProvider design={design}>
              <TimelineProvider>
                <div ref={useArrivalFocus()} className={`play play--${side}`}>
                  <div className="play__stage" inert={who.needsStudent}>
                    <SkipLinks />
                    {!hasTwoColumns && (
                      <SideToggle>
                        <HelpButtons />
                      </SideToggle>
                    )}
                    <CodeColumn speed={speed} />
                    <GameColumn palette={palette} speed={speed} onSpeed={changeSpeed} />
                  </div>
                  <Panels />
                  <PlayResults />
                  {who.needsStudent && <ChooseStudentOverlay />}
                </div>
              </TimelineProvider>
            </DesignProvider>
          </QuestionProvider>
        </ScreenContext>
      </GuideProvider>
    </GridProvider>
  );
}
