import { answerConfirmsWith, type AppStore } from '@burrow/client';
import { renderRemote, startRemote } from '@burrow/remote-testing';
import { afterEach, beforeAll, beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { inject, routes } from '../manifest.tsx';
import { quizHandlers } from './quiz.handlers.ts';
import { QuizServer } from './quiz-server.ts';

interface TestQuiz {
  /** `use` sets other answers for one test. */
  readonly server: SetupServer;
  /** Who takes which quiz; new for each test. */
  readonly quiz: () => QuizServer;
  /** The questions before an action, answered with yes. */
  readonly asked: readonly string[];
}

/** The quiz of a test file. */
export function startQuiz(): TestQuiz {
  let quiz = new QuizServer();
  const asked: string[] = [];
  const handlers = () => {
    quiz = new QuizServer();
    return quizHandlers(quiz);
  };
  let restore = (): void => {};
  // user-event needs it to move within a group of choices; jsdom lacks all of these. Python is never ready here, and no map drawn.
  beforeAll(() => {
    Object.assign(globalThis, {
      CSS: { escape: String },
      matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
      scrollTo: () => undefined,
      Worker: class {
        postMessage(): void {}
        terminate(): void {}
      },
    });
  });
  beforeAll(() => void Object.assign(HTMLImageElement.prototype, { decode: () => new Promise(() => {}) }));
  beforeEach(() => {
    asked.length = 0;
    localStorage.clear();
    document.cookie = 'has_session=; path=/; max-age=0';
    restore = answerConfirmsWith(async ({ text }) => {
      asked.push(text ?? '');
      return true;
    });
  });
  afterEach(() => restore());
  return { server: startRemote({ inject, handlers }), quiz: () => quiz, asked };
}

const AREAS = [{ prefixes: ['login', 'purchase', 'schools', 'quiz', 'play', 'certificate', 'badges'] }];
const elsewhere = { path: '*', element: <p>elsewhere</p> };

/** Renders the area's routes, at a path without the language. */
export const renderQuiz = (path = 'quiz/python/1'): AppStore =>
  renderRemote([...routes, elsewhere], path, AREAS);

/** Opens a question of a new try, and waits until it is there. */
export async function openQuestion(quiz: QuizServer, number: number): Promise<void> {
  renderQuiz(`quiz/python/1/question/${number}?try=${quiz.begin().try_id}`);
  await screen.findByRole('heading', { level: 1, name: `Question ${number} of 8` });
}
