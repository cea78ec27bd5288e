/** A date or an instant, written in the form of the language. `zone`: local time is added; null: UTC alone. */
export type DateParam = Readonly<{ day: string }> | Readonly<{ at: Date; zone: string | null }>;

/** A text before localization. `key`: `<namespace>:<dotted.path>` in `kb/texts/<language>/<namespace>.yaml`. */
export type MessageParams = Readonly<Record<string, string | number | DateParam>>;

export type Message = Readonly<{ key: string; params?: MessageParams }>;

export const message = (key: string, params?: MessageParams): Message =>
  params === undefined ? { key } : { key, params };
