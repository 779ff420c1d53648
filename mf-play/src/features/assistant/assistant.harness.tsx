/** What the tests of the assistant share: a page with a program, a level and the assistant next to it. */
import { useSession } from '@burrow/client';
import type { LevelData, Tip } from '@burrow/contracts';
import { loadWorld, startState } from '@burrow/world';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay } from '../../testing/render-play.tsx';
import { NUDGE } from '../../testing/tips.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { Recording } from '../../run/recording.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { RunSteps } from '../../run/run-steps.ts';
import { OwlButton } from '../help/index.ts';
import { AssistantArea } from './assistant-area.tsx';
import { AssistantTools } from './assistant-tools.tsx';
import { useAssistant } from './use-assistant.ts';

export const OUT = 'No tips left today.';
export const CODE = 'player.move_forward()\nplayer.collect("carrot")';
export const LINE: Tip = {
  ...NUDGE,
  text: 'Line 1 needs one more step.',
  code_to_modify: 'player.move_forward(2)',
  line_number: 1,
  resulted_code: 'player.move_forward(2)\nplayer.collect("carrot")',
  dose: 'line',
  counter: 3,
};

function levelOf(): LevelData {
  const level = new Visitor().level('intro-level1');
  if (!level) throw new Error('intro-level1 was not recorded');
  return level;
}
export const LEVEL = levelOf();
export const world = loadWorld(LEVEL);
export const animal = startState(world).player;

export const ERROR: RunResult = {
  kind: 'error',
  code: 'world/collect-position',
  params: { said: 'carrot' },
  line: 2,
  trace: 'File "your code", line 2',
};

const DONE: RunResult = { kind: 'complete' } as RunResult;

export function recordingOf(code: string): Recording {
  const recorded = new RunSteps(world);
  recorded.record([{ name: 'move_forward', argument: 1, line: 1, next: 2, changed: [] }], 0);
  const error = { code: 'world/collect-position', params: {}, line: 2, message: '', trace: '' } as const;
  return {
    code,
    world,
    steps: recorded,
    length: 1,
    isRefused: false,
    isEndless: false,
    changedAtEnd: [],
    variables: {},
    error,
  };
}

interface PageProps {
  readonly level: LevelData;
  readonly recording: Recording | null;
}

function Page({ level, recording }: PageProps) {
  const [code, setCode] = useState(CODE);
  const [result, setResult] = useState<RunResult | null>(null);
  const assistant = useAssistant(result);
  return (
    <>
      <OwlButton />
      <AssistantTools assistant={assistant} />
      <div className="code-editor">
        <textarea aria-label="code" value={code} onChange={({ target }) => setCode(target.value)} />
      </div>
      <p>{useSession().user && 'logged in'}</p>
      <button type="button" onClick={() => setResult(ERROR)}>
        fail
      </button>
      <button type="button" onClick={() => setResult(DONE)}>
        complete
      </button>
      <p data-testid="line">{assistant.applied?.line}</p>
      <AssistantArea
        assistant={assistant}
        context={{ level, code, isRunning: false, animal, result, recording }}
        onCode={setCode}
        shown={null}
        onDismiss={() => undefined}
      />
    </>
  );
}

export const show = ({ level = LEVEL, recording = null }: Partial<PageProps> = {}) => {
  const page = (
    <InLevel level={level} run={{ hasRun: true }}>
      <Page level={level} recording={recording} />
    </InLevel>
  );
  return renderPlay([{ path: 'play', element: page }], 'play');
};
export const owlButton = () => screen.findByRole('button', { name: 'Ask the owl' });
/** The step of help at which the assistant looks at the code. */
export const askButton = () => screen.findByRole('button', { name: /^My code/ });
export const ask = async () => {
  const owl = await owlButton();
  if (owl.getAttribute('aria-expanded') === 'false') await userEvent.click(owl);
  await userEvent.click(await askButton());
};
export const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'code' }).value;
