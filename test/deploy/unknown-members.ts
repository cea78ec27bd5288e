/** Members that a validator never read because it does not know them. The schemas of Kubernetes accept them. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @returns paths of the members of `value` that `validate` did not read */
export function unknownMembers(value: object, validate: (seen: object) => unknown): string[] {
  const read = new Set<string>();
  const watch = (target: object, path: string): object =>
    new Proxy(target, {
      get: (from, name, self) => {
        const found: unknown = Reflect.get(from, name, self);
        if (typeof name === 'symbol') return found;
        read.add(`${path}/${name}`);
        return isObject(found) ? watch(found, `${path}/${name}`) : found;
      },
    });
  validate(watch(value, ''));
  const members = (target: object, path: string): string[] =>
    Object.entries(target).flatMap(([name, member]: [string, unknown]) => {
      const here = `${path}/${name}`;
      return [here, ...(isObject(member) ? members(member, here) : [])];
    });
  return members(value, '').filter((path) => !read.has(path));
}
