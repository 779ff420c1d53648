import { parentPort, workerData } from 'node:worker_threads';
import { MAX_LINE_STEPS } from '../limits.ts';
import { startPython } from '../node/python-memory.ts';
import { lockRuntime } from '../worker/runtime.ts';

const programs = workerData as Readonly<Record<string, string>>;
const { pyodide } = await startPython('use');
const runtime = lockRuntime(pyodide);
const byte = new Uint8Array(new SharedArrayBuffer(1));
pyodide.setInterruptBuffer(byte);
const INTERRUPT = 2;

/** Interrupts at each text that a program has written: so also while its answer is made, if it ends without a new line. */
const host = {
  command: () => '{"value":null}',
  ask: () => '{"value":null}',
  write: () => void (byte[0] = INTERRUPT),
  sleep: () => false,
  limit: () => undefined,
};

function answerOf(code: string): unknown {
  const rest = { constants: [], data: '', texts: {}, record: true, seed: null, watched: [] };
  byte[0] = 0;
  try {
    return JSON.parse(runtime.run(JSON.stringify({ code, mostLines: MAX_LINE_STEPS, ...rest }), host));
  } catch (error) {
    return { thrown: String(error).split('\n').at(-2) };
  } finally {
    byte[0] = 0;
    runtime.reset();
  }
}

parentPort?.postMessage(
  Object.fromEntries(Object.entries(programs).map(([name, code]) => [name, answerOf(code)])),
);
