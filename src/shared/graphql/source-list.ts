/** Sources of an answer, and what its sentences rest on as places in them. */
import { codeOf, type Message } from '../message.js';
import { sourceIdentity, type Source } from '../source.js';
import type { StatementBasisView } from './statement-basis.graphql.js';

/** Sources of one answer, each once, in the order of first use. */
export class SourceList {
  private readonly places = new Map<string, number>();
  private readonly known = new Map<Source, number>();
  readonly all: Source[] = [];

  constructor(first: readonly Source[]) {
    this.placesOf(first);
  }

  placesOf(sources: readonly Source[]): number[] {
    return sources.map((source) => this.known.get(source) ?? this.add(source));
  }

  basisOf(text: Message, sources: readonly Source[]): StatementBasisView {
    return { code: codeOf(text), sources: this.placesOf(sources) };
  }

  private add(source: Source): number {
    const identity = sourceIdentity(source);
    const place = this.places.get(identity) ?? this.all.push(source) - 1;
    this.places.set(identity, place);
    this.known.set(source, place);
    return place;
  }
}
