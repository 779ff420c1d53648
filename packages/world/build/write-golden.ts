import { writeFileSync } from 'node:fs';
import { replay } from '../src/replay.ts';
import { WORLD_VERSION } from '../src/version.ts';
import { loadWorld } from '../src/world.ts';
import { GOLDEN_LEVELS } from '../src/testing/golden-levels.ts';

for (const [name, { level, commands }] of Object.entries(GOLDEN_LEVELS)) {
  const { steps, final } = replay(loadWorld(level), commands);
  const events = steps.map(step => step.events);
  const lines = [
    `"version": ${JSON.stringify(WORLD_VERSION)}`,
    `"commands": [\n${commands.map(one => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
    `"events": [\n${events.map(one => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`,
    `"final": ${JSON.stringify(final)}`,
  ];
  const file = new URL(`../src/testing/golden/${name}.json`, import.meta.url);
  writeFileSync(file, `{\n  ${lines.join(',\n  ')}\n}\n`);
}
