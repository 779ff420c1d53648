// The area alone, without a server: `npm run dev -w mf-quiz`. `?as=child` or `parent` is that person, by default a
// visitor; `begin` has earned nothing yet. It begins with a quiz of all kinds of questions.
import '@burrow/ui/styles.css';
import { showAlone } from '@burrow/remote-testing/alone';
import { inject, routes } from '../manifest.tsx';
import { Earnings, earnedHandlers } from './earned.handlers.ts';
import { CHILD, PARENT } from './earned.ts';
import { quizHandlers } from './quiz.handlers.ts';
import { QuizServer } from './quiz-server.ts';

const PEOPLE = { child: CHILD, parent: PARENT } as const;

const earnings = new Earnings();
const asked = new URLSearchParams(location.search);
const as = asked.get('as') as keyof typeof PEOPLE | null;
if (as) earnings.logIn(PEOPLE[as]);
else earnings.signOut();
if (asked.has('begin')) earnings.begin();

showAlone({
  remote: { routes, inject },
  handlers: [...earnedHandlers(earnings), ...quizHandlers(new QuizServer())],
  start: 'quiz/python/1',
});
