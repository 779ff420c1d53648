import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rightAnswer } from '../../testing/quiz-server.ts';
import { openQuestion, startQuiz } from '../../testing/render-quiz.tsx';

const { quiz } = startQuiz();

const check = () => screen.getByRole('button', { name: 'Check' });
const verdict = () => screen.findByRole('region', { name: 'About your answer' });

test('one answer: a wrong one says what its mistake was, and the right one is shown', async () => {
  await openQuestion(quiz(), 1);
  await userEvent.click(screen.getByRole('radio', { name: 'It asks whether steps is 4' }));
  await userEvent.click(check());
  const said = await verdict();
  expect(said.textContent).toContain('Not quite');
  expect(said.textContent).toContain('two signs');
  expect(document.activeElement).toBe(said);
  expect(screen.getByRole('radio', { name: /keeps 4.*the right answer/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /asks.*your answer, not right/, checked: true })).toBeTruthy();
  expect(quiz().sent).toEqual([{ kind: 'choice', choice: '2' }]);
});

test('an answer is final, and the strip shows how it went', async () => {
  await openQuestion(quiz(), 1);
  await userEvent.click(screen.getByRole('radio', { name: 'It walks 4 steps' }));
  await userEvent.click(check());
  await verdict();
  await userEvent.click(screen.getByRole('radio', { name: /keeps 4/ }));
  expect(screen.getByRole('radio', { name: /walks 4/, checked: true })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull();
  const strip = screen.getByRole('navigation', { name: 'All questions' });
  expect(within(strip).getByRole('link', { name: 'Question 1, not right' })).toBeTruthy();
  expect(within(strip).getAllByRole('link', { name: /open$/ })).toHaveLength(7);
});

test('several answers: all that are right are to be chosen', async () => {
  await openQuestion(quiz(), 2);
  for (const name of ['"5"', '"Moss"', '"True"'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  await userEvent.click(check());
  expect((await verdict()).textContent).toMatch(/^Right/);
  expect(quiz().sent).toEqual([rightAnswer(2)]);
});

test('what a program prints is chosen by the arrow keys alone', async () => {
  await openQuestion(quiz(), 3);
  screen.getByRole('radio', { name: '3' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(check());
  expect((await verdict()).textContent).toMatch(/^Right/);
});

test('lines are put in order by the keyboard', async () => {
  await openQuestion(quiz(), 4);
  const add = async (line: string) => {
    (await screen.findByRole('button', { name: `Add ${line}` })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await add('text = player.read()');
  await add('player.move_forward(steps)');
  await add('steps = int(text)');
  await userEvent.keyboard('{ArrowUp}');
  await add('player.turn_right()');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(check());
  expect((await verdict()).textContent).toMatch(/^Right/);
  expect(quiz().sent).toEqual([rightAnswer(4)]);
});

test('a gap is typed inside the code, and Enter checks it; a wrong one shows what belongs there', async () => {
  await openQuestion(quiz(), 5);
  await userEvent.type(screen.getByRole('textbox', { name: 'What goes in the gap' }), 'str{Enter}');
  const said = await verdict();
  expect(within(said).getByRole('heading', { name: 'This goes in the gap' })).toBeTruthy();
  expect(quiz().sent).toEqual([{ kind: 'gap', text: 'str' }]);
});

test('a tile is chosen by the arrow keys, and says what is on it', async () => {
  await openQuestion(quiz(), 6);
  const start = await screen.findByRole('gridcell', { name: /Column 2, row 5: Rabbit, facing right/ });
  start.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowUp}{Enter}');
  await userEvent.click(check());
  expect((await verdict()).textContent).toMatch(/^Right/);
  expect(screen.getByRole('gridcell', { name: /row 3.*the right answer/ })).toBeTruthy();
});

test('a line is chosen, and the mended one is shown', async () => {
  await openQuestion(quiz(), 7);
  await userEvent.click(screen.getByRole('radio', { name: 'Line 3: print(farm)' }));
  await userEvent.click(check());
  expect((await verdict()).textContent).toContain('farm = "Clover"');
  expect(screen.getByRole('radio', { name: 'Line 2: farm = Clover, the right answer' })).toBeTruthy();
});

test('nothing is sent without an answer; a question can be left open, and what was chosen stays', async () => {
  await openQuestion(quiz(), 1);
  await userEvent.click(check());
  expect(screen.getByText(/Choose an answer first/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'It walks 4 steps' }));
  await userEvent.click(screen.getByRole('link', { name: 'Skip' }));
  await screen.findByRole('heading', { name: 'Question 2 of 8' });
  expect(document.activeElement?.textContent).toContain('Which of these are texts');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: 'It walks 4 steps', checked: true })).toBeTruthy();
  expect(quiz().sent).toEqual([]);
});

test('an empty gap is not an answer', async () => {
  await openQuestion(quiz(), 5);
  await userEvent.type(screen.getByRole('textbox', { name: 'What goes in the gap' }), ' {Enter}');
  expect(screen.getByText(/Type something in the gap first/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check', busy: true })).toBeNull();
  expect(quiz().sent).toEqual([]);
});

test('the name of the learner’s animal is in the questions', async () => {
  await openQuestion(quiz(), 6);
  await waitFor(() =>
    expect(screen.getByText('Where does Rabbit stand at the end? Choose the tile.')).toBeTruthy(),
  );
});
