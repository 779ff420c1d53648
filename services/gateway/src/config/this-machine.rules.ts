import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|::1)$/i;
const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const FORWARDING_HEADERS = [
  'forwarded', 'via', 'x-forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port',
  'x-forwarded-server', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip',
]; // prettier-ignore

/** Whether a host name, without a port, is this machine. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOST.test(hostname);

/** Whether a proxy forwarded the request, according to its headers. */
export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  FORWARDING_HEADERS.some(name => headers[name] !== undefined);

/**
 * Whether a request comes from a browser on this machine and not through a proxy on it: by its connection, by the
 * host that it asks for, and by the headers that proxies add.
 */
export const isFromThisMachine = (headers: IncomingHttpHeaders, remoteAddress: string | undefined): boolean =>
  LOOPBACK_ADDRESS.test(remoteAddress ?? '') &&
  isLoopbackHost((headers.host ?? '').replace(/:\d+$/, '')) &&
  !isForwarded(headers);
