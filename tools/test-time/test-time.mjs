// npm run test:time: writes docs/test-time.md, or the file that is named, from what the last run of each project took.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatFiles } from '../format.mjs';
import { pageOf, sumsOf } from './limits.rules.mjs';
import { readLimits, readRecords } from './record.mjs';

const file = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../../docs/test-time.md'));
const day = new Date().toISOString().slice(0, 10);
const page = pageOf(sumsOf(readRecords()), readLimits(), day);
writeFileSync(file, page);
formatFiles([file]);
