/** Schemaless reader of Protocol Buffers: fields by number. Source: protobuf.dev, Encoding. */

const VARINT = 0;
const FIXED_64 = 1;
const DELIMITED = 2;
const FIXED_32 = 5;
const SIZES: Readonly<Record<number, number>> = { [FIXED_64]: 8, [FIXED_32]: 4 };

/** @returns bytes of each length-delimited field, in order @throws Error for other wire types */
function fieldsOf(bytes: Buffer): ReadonlyMap<number, readonly Buffer[]> {
  const fields = new Map<number, Buffer[]>();
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const [field, type] = [Math.floor(tag / 8), tag % 8];
    if (type === VARINT) {
      varint();
      continue;
    }
    const size = type === DELIMITED ? varint() : SIZES[type];
    if (size === undefined || at + size > bytes.length) throw new Error('these are no fields');
    fields.set(field, [...(fields.get(field) ?? []), bytes.subarray(at, at + size)]);
    at += size;
  }
  return fields;
}

/** All messages under a path of field numbers. */
export const below = (bytes: Buffer, ...path: number[]): Buffer[] =>
  path.reduce<Buffer[]>(
    (all, field) => all.flatMap((one) => fieldsOf(one).get(field) ?? []),
    [bytes],
  );
