// For node --test: `--import` this, and what each file takes is written to the folder in TEST_TIME.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { cpuSeconds } from '../../packages/remote-kit/src/jest/cpu-seconds.mjs';

const folder = process.env.TEST_TIME;
const file = process.argv[1] ?? '';
// What a test starts is part of it, also if that is a test.
delete process.env.TEST_TIME;

if (folder && file.endsWith('.test.mjs'))
  process.on('exit', () => {
    const line = { file: path.basename(file), cpu: cpuSeconds(), seconds: performance.now() / 1_000 };
    const rounded = JSON.stringify(line, (_key, value) =>
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    );
    appendFileSync(path.join(folder, 'tools.jsonl'), `${rounded}\n`);
  });
