/**
 * Limits the fields of one selection set, fragments expanded. Also rejects exponentially nested fragments before
 * anything traverses them.
 */
import {
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

const MAX_FIELDS_PER_LEVEL = 250;

/** Counts each fragment once; stops above the limit. */
class Counter {
  private readonly ofFragments = new Map<string, number>();

  constructor(private readonly context: ValidationContext) {}

  ofSet({ selections }: SelectionSetNode): number {
    let count = 0;
    for (const selection of selections) {
      count += this.of(selection);
      if (count > MAX_FIELDS_PER_LEVEL) return MAX_FIELDS_PER_LEVEL + 1;
    }
    return count;
  }

  private of(selection: SelectionNode): number {
    if (selection.kind === Kind.FIELD) return 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.ofSet(selection.selectionSet);
    return this.ofFragment(selection.name.value);
  }

  /** A recursive fragment counts as zero within itself: another rule rejects it. */
  private ofFragment(name: string): number {
    const known = this.ofFragments.get(name);
    if (known !== undefined) return known;
    this.ofFragments.set(name, 0);
    const fragment = this.context.getFragment(name);
    const count = fragment == null ? 0 : this.ofSet(fragment.selectionSet);
    this.ofFragments.set(name, count);
    return count;
  }
}

export const breadthLimit: ValidationRule = (context) => {
  const counter = new Counter(context);
  let isReported = false;
  return {
    SelectionSet: (node) => {
      if (isReported || counter.ofSet(node) <= MAX_FIELDS_PER_LEVEL) return;
      isReported = true;
      const most = String(MAX_FIELDS_PER_LEVEL);
      context.reportError(
        new GraphQLError(`at most ${most} fields beside each other`, { nodes: node }),
      );
    },
  };
};
