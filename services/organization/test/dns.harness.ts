import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface TestDns {
  /** What DNS_SERVER is set to. */
  readonly address: string;
  /** TXT records by domain. A domain that is not here has none. */
  readonly records: Map<string, string[]>;
  /** Whether it fails. */
  broken: boolean;
  close(): void;
}

const HEADER = 12;
const TXT = 16;
const SERVER_FAILURE = 2;

/** The name that a query asks for, and where its question ends. */
function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

/** An answer of DNS (RFC 1035): the question again, and a record for each text, which names the question's domain. */
function answerTo(query: Buffer, texts: readonly string[], end: number): Buffer {
  const head = Buffer.alloc(HEADER);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x81_80, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(texts.length, 6);
  const records = texts.map(text => {
    const record = Buffer.alloc(13 + text.length);
    record.writeUInt16BE(0xc0_0c, 0);
    record.writeUInt16BE(TXT, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(text.length + 1, 10);
    record.writeUInt8(text.length, 12);
    record.write(text, 13, 'latin1');
    return record;
  });
  return Buffer.concat([head, query.subarray(HEADER, end), ...records]);
}

/** Starts a DNS server of this process. */
export async function startDns(): Promise<TestDns> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const records = new Map<string, string[]>();
  const dns = {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    records,
    broken: false,
    close: () => void socket.close(),
  };
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readQuestion(query);
    const answer = answerTo(query, records.get(name) ?? [], end);
    if (dns.broken) answer.writeUInt8(0x80 | SERVER_FAILURE, 3);
    socket.send(answer, port, address);
  });
  return dns;
}
