/** A date or an instant, written in the form of the language. `zone`: local time is added; null: UTC alone. */
export type DateParam = Readonly<{ day: string }> | Readonly<{ at: Date; zone: string | null }>;

/** A text before localization. `key`: `<namespace>:<dotted.path>` in `kb/texts/<language>/<namespace>.yaml`. */
export type MessageParams = Readonly<Record<string, string | number | DateParam>>;

export type Message = Readonly<{ key: string; params?: MessageParams }>;

/** Keys are those of `kb/texts`. */
const codes = new Map<string, string>();

/** Code under which a sentence can be looked up: its key with a dot after the namespace. */
export function codeOf({ key }: Message): string {
  const known = codes.get(key);
  if (known !== undefined) return known;
  const code = key.replace(':', '.');
  codes.set(key, code);
  return code;
}

export const message = (key: string, params?: MessageParams): Message =>
  params === undefined ? { key } : { key, params };

/** For sentences that recur: their texts are kept as long as the message lives. */
export const cachedMessage = (key: string, params?: MessageParams): Message =>
  Object.freeze(message(key, params));
