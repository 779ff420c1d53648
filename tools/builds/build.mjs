// npm run build: builds what is not built yet. Two builds in one checkout take turns.
import '../require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { takeTurn } from './take-turn.mjs';

const endTurn = await takeTurn(path.resolve(import.meta.dirname, '../..'));
const child = spawn('nx', ['run-many', '-t', 'build', '--output-style=static', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const [code] = await once(child, 'exit');
endTurn();
process.exitCode = code ?? 1;
