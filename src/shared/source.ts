/**
 * Where a statement of law comes from.
 * A reference names an act of `kb/sources.yaml`; a source is that reference with title, address and date filled in.
 */
import type { Message } from './message.js';

/** `act`: key of an act in `kb/sources.yaml`. `provision`: such as `art 23(4)(a)`. */
export type SourceRef = Readonly<{ act: string; provision: string }>;

/** A message where the act has an official title in every language; the plain title where it is never translated. */
export type ActTitle = Message | string;

/** `positionDate`: date of the legal position, YYYY-MM-DD. */
export type Source = Readonly<{
  title: ActTitle;
  provision: string;
  url: string;
  positionDate: string;
}>;

/** An act as `kb/sources.yaml` records it. */
export type Act = Readonly<{ title: ActTitle; url: string; positionDate: string }>;

export type Acts = Readonly<Record<string, Act>>;

/** @throws Error where the act is unknown: the knowledge base is checked at start, so this is a fault of ours. */
export function resolveSource(acts: Acts, reference: SourceRef): Source {
  const act = acts[reference.act];
  if (act === undefined) throw new Error(`kb/sources.yaml has no act "${reference.act}"`);
  return { ...act, provision: reference.provision };
}
