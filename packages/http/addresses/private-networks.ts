import { BlockList, isIP } from 'node:net';

/**
 * What is nobody's address on the internet, as IANA's special-purpose registries have it (RFC 6890, RFC 4193), with what came
 * before them and some networks still have: addresses of a site (fec0::/10), and two older ways to write one of version 4.
 */
const networks = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.168.0.0/16',
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3 ::/96 ::ffff:0:0:0/96 100::/64 2001::/32 2001:db8::/32 3fff::/20',
  '5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
].flatMap((line) => line.split(' '));

const listed = new BlockList();
for (const network of networks) {
  const [address = '', bits] = network.split('/');
  listed.addSubnet(address, Number(bits), kindOf(address));
}

/** Whether a network address stands in no country: a private one, or text that is none. */
export function isPrivate(address: string): boolean {
  return isIP(address) === 0 || listed.check(address, kindOf(address));
}

function kindOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
