import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: one household or school may change the rest at will. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}

/** The network that a limit is kept for: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? ipv6Network(address.toLowerCase()) : address;
}

/** A network as it is kept: hashed with a salt that is thrown away after the day. */
export const hashNetwork = (address: string, salt: Buffer): Buffer =>
  createHmac('sha256', salt).update(networkOf(address)).digest();
