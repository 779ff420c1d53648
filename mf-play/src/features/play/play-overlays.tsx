import { Panels } from '../dialogs/panels.tsx';
import { Results } from '../dialogs/results.tsx';
import { ChooseStudentOverlay } from '../gate/choose-student-overlay.tsx';
import { levelPath } from './play-place.ts';
import type { Play, PlayScreenProps } from './use-play.ts';

interface PlayOverlaysProps extends Pick<PlayScreenProps, 'level' | 'course'> {
  readonly play: Play;
}

/** What lies over the play screen: dialogs, how a run ended, and the question who plays. */
export function PlayOverlays({ level, course, play }: PlayOverlaysProps) {
  const { who, portrait, code, run } = play;
  return (
    <>
      <Panels
        panel={play.panel}
        onClose={() => play.openPanel(null)}
        level={level}
        course={course}
        code={code.text}
        onCode={code.change}
        isRunning={run.phase !== 'idle'}
        character={who.character}
        portrait={portrait}
      />
      <Results
        level={level}
        course={course}
        result={play.shown}
        onClose={play.closeResult}
        onCertificate={() => play.openPanel('certificate')}
        code={run.recording?.code ?? code.text}
        onWatch={play.watchAgain}
        onPlayAgain={play.playAgain}
      />
      {who.needsStudent && (
        <ChooseStudentOverlay
          portrait={portrait}
          next={levelPath(level.course_slug, level.slug)}
          onMyself={who.tryMyself}
        />
      )}
    </>
  );
}
