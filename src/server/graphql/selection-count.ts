/** Counts the selections of an operation with fragments expanded. */
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { operationOf } from '../schema/raw-arguments.js';

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;

/** Takes time linear to the document. Exact up to `most`. */
export class SelectionCounter {
  private readonly ofFragments = new Map<string, number>();

  constructor(
    private readonly findFragment: FindFragment,
    private readonly most: number,
  ) {}

  /** Fields, spreads and inline fragments. */
  below({ selections }: SelectionSetNode): number {
    let count = 0;
    for (const selection of selections) {
      count += 1 + this.inside(selection);
      if (count > this.most) return this.most + 1;
    }
    return count;
  }

  private inside(selection: SelectionNode): number {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value);
    return selection.selectionSet === undefined ? 0 : this.below(selection.selectionSet);
  }

  /** A recursive fragment counts as zero within itself: another rule rejects it. */
  private ofFragment(name: string): number {
    const known = this.ofFragments.get(name);
    if (known !== undefined) return known;
    this.ofFragments.set(name, 0);
    const fragment = this.findFragment(name);
    const count = fragment == null ? 0 : this.below(fragment.selectionSet);
    this.ofFragments.set(name, count);
    return count;
  }
}

/** Of the named or only operation; 0 if there is none. */
export function selectionsOf(document: DocumentNode, operationName?: string): number {
  const operation = operationOf(document, operationName);
  if (operation === undefined) return 0;
  const fragments = new Map(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const counter = new SelectionCounter((name) => fragments.get(name), Number.MAX_SAFE_INTEGER);
  return counter.below(operation.selectionSet);
}
