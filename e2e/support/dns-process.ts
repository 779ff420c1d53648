import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startDns } from '../../services/organization/test/dns.harness.ts';

// A program of its own: what it answers to DNS is put to its web address, a domain and the text of its record.
const dns = await startDns();
const control = createServer((request, response) => {
  void text(request).then(record => {
    dns.records.set((request.url ?? '').slice(1), [record]);
    response.end();
  });
});
control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo;
  process.send?.({ server: dns.address, control: `http://127.0.0.1:${port}` });
});
process.on('disconnect', () => process.exit());
