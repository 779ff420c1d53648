// npm start: builds what is not built yet, then runs the platform, or its named command, in this
// process, so that signals reach it. It runs from a copy of the build, which later builds leave alone.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepBuild } from './builds/keep-build.mjs';
import { takeTurn } from './builds/take-turn.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const PATIENCE_MS = 4_000;

async function build() {
  const child = spawn('nx', ['run-many', '-t', 'build', '--output-style=static'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output = [];
  child.stdout.on('data', chunk => output.push(chunk));
  child.stderr.on('data', chunk => output.push(chunk));
  const note = setTimeout(
    () => console.error('Building what is not built yet. This takes about a minute.'),
    PATIENCE_MS,
  );
  const [code] = await once(child, 'exit');
  clearTimeout(note);
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output));
    console.error('Burrow could not be built; the lines above say why.');
    process.exit(1);
  }
}

function keepOrExit() {
  try {
    return keepBuild(ROOT);
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

const endTurn = await takeTurn(ROOT);
await build();
const kept = keepOrExit();
endTurn();
const main = path.join(kept, 'infra/standalone/dist', process.argv[2] ?? 'main.js');
await import(pathToFileURL(main).href);
