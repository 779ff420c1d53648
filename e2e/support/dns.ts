import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface DnsProcess {
  /** What DNS_SERVER is set to. */
  readonly server: string;
  /** Where records are put. */
  readonly control: string;
  stop(): void;
}

/** Starts a DNS server that is a process of its own. It ends with this one, too. */
export async function startDnsProcess(): Promise<DnsProcess> {
  const child = fork(path.join(import.meta.dirname, 'dns-process.ts'));
  const [{ server, control }] = (await once(child, 'message')) as [{ server: string; control: string }];
  return { server, control, stop: () => void child.kill() };
}

/** Gives a domain a TXT record, as whoever looks after it does. */
export async function putRecord(domain: string, record: string): Promise<void> {
  await fetch(`${process.env['DNS_CONTROL']}/${domain}`, { method: 'PUT', body: record });
}
