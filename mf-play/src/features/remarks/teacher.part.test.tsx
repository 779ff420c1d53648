import { answer } from '@burrow/remote-testing/answers';
import { type CurrentUser, HandInSchema, ReadRemarksSchema } from '@burrow/contracts';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { loadRemarksTexts } from '../../locales/texts.ts';
import { InLevel } from '../../testing/in-level.tsx';
import { renderPlay, startServer } from '../../testing/render-play.tsx';
import { enterAs, USERS } from '../../testing/users.ts';
import { Visitor } from '../../testing/visitor.ts';
import { CodeEditor, type EditorLines } from '../editor/index.ts';
import { TeacherPart } from './teacher.part.tsx';

const server = startServer();
beforeAll(() => loadRemarksTexts());

const CODE = 'player.turn_left()\nplayer.push()';
const AT = '2026-11-20T12:00:00.000Z';
const remark = (more: object) => ({
  id: crypto.randomUUID(),
  about: 'line',
  line: null,
  verdict: null,
  text: '',
  created_at: AT,
  read_at: null,
  ...more,
});
const ON_LINE = remark({ line: { number: 1, text: 'player.push()' }, text: 'Push what?' });
const RETURNED = remark({ about: 'work', verdict: 'look-again', text: 'Two steps are missing.' });

let read: string[];
let handedIn: string[];
beforeEach(() => {
  read = [];
  handedIn = [];
});

function serve(user: CurrentUser, remarks: readonly object[], handed_in: object | null = null): void {
  const here = { course_id: 'python', level_slug: 'intro-level1' };
  const assignment = {
    ...here,
    id: crypto.randomUUID(),
    level_slugs: ['intro-level1'],
    levels: [],
    note: null,
    due_at: AT,
    created_at: AT,
    state: 'open' as const,
  };
  server.use(
    enterAs(user),
    answer('listOwnAssignments', () => ({ assignments: [assignment] })),
    answer('getOwnFeedback', () => {
      const levels = [
        {
          ...here,
          name: 'Breakfast',
          remarks: remarks.map(each => ({ ...each, read_at: read.length > 0 ? AT : null })),
          handed_in,
        },
      ];
      return HttpResponse.json({ levels });
    }),
    answer('readRemarks', async ({ request }) => {
      read.push(...ReadRemarksSchema.parse(await request.json()).remark_ids);
      return HttpResponse.json({ done: true });
    }),
    answer(
      'handIn',
      async ({ request }) => {
        handedIn.push(HandInSchema.parse(await request.json()).code);
        return HttpResponse.json({ state: 'handed-in', handed_in_at: AT, returned_at: null });
      },
      { at: { course_slug: 'python', slug: 'intro-level1' } },
    ),
  );
}

function WithEditor() {
  const [lines, setLines] = useState<EditorLines | null>(null);
  const nothing = (): void => undefined;
  return (
    <>
      <TeacherPart lines={lines} isRunning={false} />
      <CodeEditor
        code={CODE}
        onChange={nothing}
        label="Code"
        enterLabel="Code"
        runningLine={null}
        nextLine={null}
        tipLine={null}
        errorLine={null}
        errorLabel=""
        readOnly={false}
        onRun={nothing}
        onLines={setLines}
        names={[]}
        things={() => []}
      />
    </>
  );
}

function show(hasRun = true): void {
  const level = new Visitor().level('intro-level1')!;
  const page = (
    <InLevel level={level} run={{ hasRun }}>
      <WithEditor />
    </InLevel>
  );
  renderPlay([{ path: '*', element: page }], 'play/python/intro-level1');
}

test('what the teacher wrote is at its line, wherever that is now, until the student has read it', async () => {
  serve(USERS['student of a school'], [ON_LINE]);
  show();
  const card = await screen.findByRole('region', { name: 'Your teacher, on line 2' });
  expect(card.textContent).toContain('Push what?');
  await userEvent.click(within(card).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(read).toEqual([ON_LINE.id]);
  await userEvent.click(await screen.findByRole('button', { name: '1 remark' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show on line 2' }));
  expect(await screen.findByRole('region', { name: 'Your teacher, on line 2' })).toBeTruthy();
});

test('a teacher who plays as the student reads nothing in the student’s place, and hands nothing in', async () => {
  serve({ ...USERS['teacher with a student'] }, [ON_LINE]);
  show();
  const card = await screen.findByRole('region', { name: 'Your teacher, on line 2' });
  await userEvent.click(within(card).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(read).toEqual([]);
  expect(screen.queryByRole('button', { name: /Hand in/ })).toBeNull();
});

test('work is not handed in before the program has run', async () => {
  serve(USERS['student of a school'], []);
  show(false);
  const button = await screen.findByRole('button', { name: 'Hand in . Run your program first' });
  await userEvent.click(button);
  expect(handedIn).toEqual([]);
});

test('work that comes back says what is missing, and is handed in again', async () => {
  serve(USERS['student of a school'], [RETURNED], {
    state: 'look-again',
    handed_in_at: AT,
    returned_at: AT,
  });
  show();
  const card = await screen.findByRole('region', { name: 'Your teacher asks you to look again' });
  expect(card.textContent).toContain('Two steps are missing.');
  expect(screen.getByText('Look again')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hand in again' }));
  await waitFor(() => expect(handedIn).toHaveLength(1));
});
