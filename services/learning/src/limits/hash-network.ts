import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address: a household or school can change the rest freely. */
function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}

/** Returns the network that a limit applies to: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? ipv6Network(address.toLowerCase()) : address;
}

/** Returns the stored form of a network: hashed with a salt that is deleted after the day. */
export const hashNetwork = (address: string, salt: Buffer): Buffer =>
  createHmac('sha256', salt).update(networkOf(address)).digest();
