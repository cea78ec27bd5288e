/** A text before localization. `key`: `<namespace>:<dotted.path>` in `kb/texts/<language>/<namespace>.yaml`. */
export type MessageParams = Readonly<Record<string, string | number>>;

export type Message = Readonly<{ key: string; params?: MessageParams }>;

export const message = (key: string, params?: MessageParams): Message =>
  params === undefined ? { key } : { key, params };
