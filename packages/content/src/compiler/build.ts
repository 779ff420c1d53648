import { buildContent } from './build-content.ts';
import { showProblem } from './problem.ts';

/** `node src/compiler/build.ts`: what learners get, without drafts. */
const problems = buildContent({ withDrafts: false });
for (const problem of problems) console.error(showProblem(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
