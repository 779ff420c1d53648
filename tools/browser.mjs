// Finds a Chromium for the browser tests, or installs one.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function find() {
  const places = [...PLACES, await playwrightsOwn()];
  return places.find(place => place && existsSync(place)) ?? null;
}

function run(command, ...args) {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function install() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', 'chromium');
  } else {
    run('npx', 'playwright', 'install', 'chromium');
  }
}

/** Returns the path of a Chromium. Installs Debian's as root, otherwise Playwright's own; throws an error that says what to do. */
export async function ensureBrowser() {
  const found = await find();
  if (found) return found;
  try {
    install();
  } catch {
    // The line below says what to do.
  }
  const installed = await find();
  if (!installed) throw new Error('No Chromium was found: install one and set CHROMIUM_PATH to its program.');
  return installed;
}
