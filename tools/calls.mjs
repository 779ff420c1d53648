// npm run calls: writes the calls that the browser makes from the table of endpoints. A test of contracts compares.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS_FILE, callsSource } from '../packages/contracts/src/calls/calls-source.ts';

const file = path.join(import.meta.dirname, '../packages/contracts/src/calls', CALLS_FILE);
writeFileSync(file, callsSource());
console.log(`Written: ${path.relative(process.cwd(), file)}`);
