// npm run bench: builds what is not built yet and measures the figures of docs/performance.md.
// `npm run bench -- start bytes` measures only the named ones, `--json` prints one JSON object per line.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';

const options = { stdio: ['ignore', 2, 'inherit'], shell: process.platform === 'win32' };
const { status: built } = spawnSync('nx', ['run-many', '-t', 'build', '--output-style=static'], options);
if (built !== 0) process.exit(built ?? 1);

const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };
const { status } = spawnSync('node', ['bench/main.ts', ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
