import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderQuiz, startArea } from '../../testing/render-quiz.tsx';

startArea();

test('the first page says what it is', async () => {
  renderQuiz('quiz');
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiz' })).toBeTruthy();
  expect(document.title).toContain('Quiz');
});
