// Decides which addresses programs in the box may reach: the public internet's, never those of this machine or near it.
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** https://www.iana.org/assignments/iana-ipv4-special-registry, and Azure's service for virtual machines. */
const CLOSED_IPV4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);
/** All others are private, local, or stand for an IPv4 address. */
const OPEN_IPV6 = subnets('ipv6', [['2000::', 3]]);
/** Tunnels, which stand for IPv4 addresses too, and documentation. */
const CLOSED_IPV6 = subnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an address, as a resolver writes it, is public and not this machine's. */
export function isPublicAddress(address: string): boolean {
  const own = Object.values(networkInterfaces()).flatMap((it) => it ?? []);
  if (own.some((it) => it.address === address)) return false;
  if (isIP(address) === 4) return !CLOSED_IPV4.check(address, 'ipv4');
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return OPEN_IPV6.check(address, 'ipv6') && !CLOSED_IPV6.check(address, 'ipv6');
}

function subnets(family: 'ipv4' | 'ipv6', list: readonly (readonly [string, number])[]): BlockList {
  const found = new BlockList();
  for (const [address, bits] of list) found.addSubnet(address, bits, family);
  return found;
}
