import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What is read of /remotes.json. */
interface Listed {
  readonly name: string;
  readonly version: string;
  readonly manifest: string;
  /** Its types, relative to the manifest. */
  readonly types?: string;
}

/** A federation's name, of which a file's name is made. */
const NAME = /^[a-z][a-z0-9_]*$/;

async function read(address: URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address.href} answered ${answer.status}`);
  return answer;
}

/**
 * Writes what the other remotes of a running site contribute, as types: `mf-quiz.d.ts` and so on in a folder.
 * @param site address of the site
 * @param own name of the remote that asks, e.g. `mf-play`
 * @returns a line for each remote whose types were written
 * @throws Error if the site does not answer
 */
export async function writeContributions(site: URL, folder: string, own: string): Promise<string[]> {
  const { remotes } = (await (await read(new URL('/remotes.json', site))).json()) as { remotes: Listed[] };
  const others = remotes.filter(({ name }) => NAME.test(name) && name.replaceAll('_', '-') !== own);
  const written: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const { name, version, manifest, types } of others) {
    if (types === undefined) continue;
    const project = name.replaceAll('_', '-');
    const text = await (await read(new URL(types, new URL(manifest, site)))).text();
    await writeFile(path.join(folder, `${project}.d.ts`), `// ${project} ${version}\n${text}`);
    written.push(`${project} ${version}`);
  }
  return written;
}
