/** Members that a validator never looked at: it knows none of that name. The schemas of Kubernetes let them pass. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @returns paths of the members that `validate` did not read of `value` */
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
