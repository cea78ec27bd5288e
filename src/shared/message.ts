/** A date or an instant, written in the form of the language. `zone`: local time is added; null: UTC alone. */
export type DateParam = Readonly<{ day: string }> | Readonly<{ at: Date; zone: string | null }>;

/** A text before localization. `key`: `<namespace>:<dotted.path>` in `kb/texts/<language>/<namespace>.yaml`. */
export type MessageParams = Readonly<Record<string, string | number | DateParam>>;

export type Message = Readonly<{ key: string; params?: MessageParams }>;

/** Code under which a sentence can be looked up: its key with a dot after the namespace. */
export const codeOf = ({ key }: Message): string => key.replace(':', '.');

export const message = (key: string, params?: MessageParams): Message =>
  params === undefined ? { key } : { key, params };

/** For sentences that recur: their texts are kept as long as the message lives. */
export const keptMessage = (key: string, params?: MessageParams): Message =>
  Object.freeze(message(key, params));
