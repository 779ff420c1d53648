import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const IPV6_PREFIX = 64;

function parse(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(',').map(part => part.trim())) {
    const [address = '', prefix, ...more] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix);
    const isGood = isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(prefix ?? '0');
    if (!isGood || bits > (family === 'ipv6' ? 128 : 32)) return undefined;
    list.addSubnet(address, bits, family);
  }
  return list;
}

/** Networks in CIDR notation, separated by commas; a single address counts as a network. */
export const NetworksSchema = z
  .string()
  .refine(text => parse(text) !== undefined, 'networks such as 203.0.113.0/24,2001:db8::/32');

/** Returns a function that checks whether an address is in one of a setting's networks; without a setting, no address is. */
export function networksOf(setting: string | undefined): (address: string) => boolean {
  const list = setting === undefined ? undefined : parse(setting);
  return address => {
    const version = isIP(address);
    return version !== 0 && list?.check(address, version === 6 ? 'ipv6' : 'ipv4') === true;
  };
}

/**
 * Returns whom an address stands for: itself in IPv4, its /64 in IPv6, since one client has all addresses of that.
 * @param prefix of the network in IPv6, a multiple of 16
 */
export function clientNetwork(address: string, prefix = IPV6_PREFIX): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${groups
    .slice(0, prefix / 16)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${prefix}`;
}
