/** A part of the page, and where it was loaded from. */
interface Part {
  readonly manifest: string;
}

/** What extensions of the browser add to pages, and what fails because the connection does, is no fault of a version. */
const FOREIGN = /\b(chrome|moz|safari-web)-extension:/;
const CONNECTION = /failed to fetch|networkerror|load failed|network connection was lost/i;

/** The folder of a remote's version, as addresses of its scripts contain it; null for one that is served from the root. */
function folderOf({ manifest }: Part): string | null {
  const folder = manifest.replace(/^https?:\/\/[^/]+/, '').replace(/[^/]*$/, '');
  return folder.length > 1 ? folder : null;
}

/**
 * Whose code threw what nobody caught: that of the remote in which the innermost of its own frames is. It protects visitors
 * from a version that fails after it was shown; a version that catches everything, and does nothing, gets by. Only what
 * was thrown has a stack: what a call was refused with is none of it.
 * @param error what an event says was thrown
 * @param file where the event says that it happened
 */
export function thrownBy<Remote extends Part>(
  remotes: readonly Remote[],
  error: unknown,
  file = '',
): Remote | null {
  const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
  if (name === 'AbortError' || CONNECTION.test(message) || FOREIGN.test(stack)) return null;
  for (const frame of [...stack.split('\n'), file]) {
    const remote = remotes.find(one => {
      const folder = folderOf(one);
      return folder !== null && frame.includes(folder);
    });
    if (remote) return remote;
  }
  return null;
}
