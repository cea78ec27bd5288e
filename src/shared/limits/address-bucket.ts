/**
 * The address that shares one counter: an IPv4 address; of an IPv6 address its /64, since one line has a whole /64 to
 * choose from.
 */
export function addressBucket(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return plain.includes(':') ? networkOf(plain) : plain;
}

/** The first four of the eight groups, without leading zeros. */
function networkOf(address: string): string {
  const [left = '', right] = address.split('::');
  const head = groupsOf(left);
  const tail = groupsOf(right ?? '');
  const gap = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(gap).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
