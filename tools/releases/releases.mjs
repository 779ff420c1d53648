// npm run releases: what everybody gets, what is wrong with it, which versions there are, and who changed what when.
import { entriesOf, readRelease } from '../../packages/releases/src/index.ts';
import { openReleases, runCommand } from './operator.mjs';

const SHOWN = 20;

async function showEntry(store, { name, default: version }) {
  const read = await readRelease(store, name, version);
  const versions = (await store.list(`remotes/${name}`)).join(', ');
  if ('faults' in read) {
    console.info(`${name}  ${version}  BROKEN (in the store: ${versions})`);
    for (const fault of read.faults) console.info(`  - ${fault}`);
    process.exitCode = 1;
    return;
  }
  console.info(
    `${name}  ${version}  built ${read.release.builtAt} of ${read.release.commit.slice(0, 12)} (in the store: ${versions})`,
  );
}

await runCommand('npm run releases', {}, async () => {
  const { store, lists } = await openReleases();
  const history = await lists.history(SHOWN);
  const [inForce] = history;
  console.info(`Releases in ${store.address}`);
  if (!inForce) return console.info('Nothing is promoted yet.');
  for (const entry of entriesOf(inForce)) await showEntry(store, entry);
  const broken = inForce.entries.length - entriesOf(inForce).length;
  if (broken > 0) {
    console.info(`list ${inForce.number} has ${broken} malformed ${broken === 1 ? 'entry' : 'entries'}`);
    process.exitCode = 1;
  }
  console.info('\nThe last lists:');
  for (const { number, at, who, why, entries } of history) {
    const versions = entriesOf({ entries })
      .map(({ name, default: version }) => `${name} ${version}`)
      .join(', ');
    console.info(`${number}  ${at}  ${who}  ${versions}${why ? `  (${why})` : ''}`);
  }
});
