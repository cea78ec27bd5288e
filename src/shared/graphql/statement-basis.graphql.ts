/** What a sentence of an answer rests on: its code, and places in the answer's list of sources. */
import { Field, Int, ObjectType } from 'type-graphql';
import { codeOf, type Message } from '../message.js';
import type { Source } from '../source.js';

@ObjectType('StatementBasis', {
  simpleResolvers: true,
})
export class StatementBasisView {
  @Field(() => String, { name: 'kood' })
  code!: string;

  @Field(() => [Int], {
    name: 'allikad',
  })
  sources!: number[];
}

const identityOf = ({ title, provision }: Source): string =>
  `${typeof title === 'string' ? title : title.key} ${provision}`;

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

  basisOf(said: Message, sources: readonly Source[]): StatementBasisView {
    return { code: codeOf(said), sources: this.placesOf(sources) };
  }

  private add(source: Source): number {
    const identity = identityOf(source);
    const place = this.places.get(identity) ?? this.all.push(source) - 1;
    this.places.set(identity, place);
    this.known.set(source, place);
    return place;
  }
}
