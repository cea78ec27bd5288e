/** A warning of an incident answer: its sentences, the one it is about, and what that one rests on. */
import type { Message } from '../../../shared/message.js';
import type { Source } from '../../../shared/source.js';

/** `sources`: empty if the warning is about the input or the answer, not about law. */
export type Warning = Readonly<{
  sentences: readonly Message[];
  about: Message;
  sources: readonly Source[];
}>;

export const warning = (about: Message, sources: readonly Source[] = []): Warning => ({
  sentences: [about],
  about,
  sources,
});
