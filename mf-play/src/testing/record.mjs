// Writes recorded/: the answers of a running platform to a new visitor about the first levels.
// npm run record -w mf-play [-- <address of the platform>]
import { CourseDataSchema, LevelDataSchema } from '@burrow/contracts';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatFiles } from '../../../tools/format.mjs';

const COURSE = 'python';
/** As many as the tests play; a visitor may open them all. */
const LEVELS = 4;
const platform = process.argv[2] ?? 'http://localhost:8080';

async function answerOf(path) {
  const answer = await fetch(`${platform}/api${path}?language=en`);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

async function keep(name, value) {
  const file = fileURLToPath(new URL(`./recorded/${name}.json`, import.meta.url));
  await writeFile(file, JSON.stringify(value));
  formatFiles([file]);
}

const { chapters, ...course } = CourseDataSchema.parse(await answerOf(`/level/course/${COURSE}`));
const [first] = chapters;
const level_data = first.level_data.slice(0, LEVELS);
const levels = {};
for (const { slug } of level_data)
  levels[slug] = LevelDataSchema.parse(await answerOf(`/level/data/${COURSE}/${slug}`));
await keep('course', { ...course, chapters: [{ ...first, level_data }] });
await keep('levels', levels);
