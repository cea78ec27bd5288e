/** Counter address: an IPv4 address, or the /64 of an IPv6 address, because one line has a whole /64. */
export function addressBucket(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return plain.includes(':') ? networkOf(plain) : plain;
}

/** The first four of eight groups, without leading zeros. */
function networkOf(address: string): string {
  const [left = '', right] = address.split('::');
  const head = groupsOf(left);
  const tail = groupsOf(right ?? '');
  const gap = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(gap).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
