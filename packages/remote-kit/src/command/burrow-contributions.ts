#!/usr/bin/env node
// SITE_URL=https://burrow.example npx burrow-contributions: writes the types of what other remotes contribute into src/contributions.
import { readFileSync } from 'node:fs';
import { writeContributions } from '../contributions/write-contributions.ts';

const FOLDER = 'src/contributions';
const site = process.env['SITE_URL'];

if (!site) {
  console.error('Say which site: SITE_URL=https://burrow.example npx burrow-contributions');
  process.exitCode = 2;
} else {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string };
  try {
    const written = await writeContributions(new URL(site), FOLDER, name.replace(/^@[^/]+\//, ''));
    for (const line of written) console.info(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
