/**
 * Sources of legal statements. A reference names an act of `kb/sources.yaml`; a source adds its title, address and
 * date.
 */
import type { Message } from './message.js';

/** `act`: key in `kb/sources.yaml`. `provision`: such as `art 23(4)(a)`. */
export type SourceRef = Readonly<{ act: string; provision: string }>;

/** A message if the act has an official title in every language; a plain title if it is never translated. */
export type ActTitle = Message | string;

/** `positionDate`: date of the legal position, YYYY-MM-DD. */
export type Source = Readonly<{
  title: ActTitle;
  provision: string;
  url: string;
  positionDate: string;
}>;

export type Act = Readonly<{ title: ActTitle; url: string; positionDate: string }>;

export type Acts = Readonly<Record<string, Act>>;

/** @throws Error if the act is unknown, a bug because the knowledge base is checked at start */
export function resolveSource(acts: Acts, reference: SourceRef): Source {
  const act = acts[reference.act];
  if (act === undefined) throw new Error(`kb/sources.yaml has no act "${reference.act}"`);
  return { ...act, provision: reference.provision };
}
