import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { CertificateDocument, Documents } from './documents.types.ts';
import type { DocumentJob } from './documents.worker.ts';

const IDLE_MS = 60_000;
const MAX_WAITING = 100;
/** `.ts` when run from source, `.js` in a build. */
const WORKER = fileURLToPath(import.meta.url).replace(/create-documents(\.\w+)$/, 'documents.worker$1');

/** So many documents wait that another one would come too late. Nothing was made; it may be asked for again. */
export class DocumentsBusyError extends Error {
  override readonly name = 'DocumentsBusyError';
}

function demandWebAddress({ checkUrl }: CertificateDocument): void {
  if (!URL.canParse(checkUrl) || !/^https?:$/.test(new URL(checkUrl).protocol))
    throw new TypeError('checkUrl is no address of http or https');
}

/**
 * Makes documents one after the other in a thread beside the event loop. The thread begins with the first document and
 * ends after a minute without any, and its fonts with it.
 */
export function createDocuments(): Documents {
  const threads = new Piscina<DocumentJob, Uint8Array>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
    // The thread goes through its event loop between two documents, where compilers that were dropped are freed.
    atomics: 'disabled',
  });
  const print = async (job: DocumentJob): Promise<Uint8Array> => {
    if (threads.queueSize >= MAX_WAITING) throw new DocumentsBusyError('too many documents wait');
    return threads.run(job);
  };
  return {
    certificate: async data => {
      demandWebAddress(data);
      return print({ kind: 'certificate', data });
    },
    receipt: async data => print({ kind: 'receipt', data }),
    dispose: async () => threads.destroy(),
  };
}
