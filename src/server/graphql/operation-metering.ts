/** What a GraphQL request counts as: the most among its root fields on REST. */
import { OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Counts } from '../../shared/limits/consumption.js';
import { ROUTES } from '../routing/routes.js';
import { operationOf, rootFields } from '../schema/raw-arguments.js';
import { parseDocument } from './parse-document.js';

const MAX_TEXTS = 1_000;
const RANK: Readonly<Record<Counts, number>> = { nothing: 0, minute: 1, minute_and_month: 2 };

type Kind = Readonly<{ counts: Counts; isSubscription: boolean }>;

export const UNKNOWN_KIND: Kind = { counts: 'minute', isSubscription: false };
const SUBSCRIPTION: Kind = { counts: 'minute', isSubscription: true };

/** Introspection is free of the month; operations without a REST route count fully. */
function countsOfField(root: string, name: string): Counts {
  if (name.startsWith('__')) return 'minute';
  return ROUTES[`${root}.${name}`]?.counts ?? 'minute_and_month';
}

const dearer = (a: Counts, b: Counts): Counts => (RANK[a] >= RANK[b] ? a : b);

/** A subscription counts as one request of the minute on every transport. */
function kindOfDocument(document: DocumentNode, operationName: string | undefined): Kind {
  const operation = operationOf(document, operationName);
  if (operation === undefined) return UNKNOWN_KIND;
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return SUBSCRIPTION;
  return { counts: countsOfOperation(document, operation), isSubscription: false };
}

function countsOfOperation(document: DocumentNode, operation: OperationDefinitionNode): Counts {
  const root = operation.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';
  return rootFields(document, operation)
    .map(({ name }) => countsOfField(root, name.value))
    .reduce(dearer, 'minute');
}

function kindOfText(query: string, operationName: string | undefined): Kind {
  try {
    return kindOfDocument(parseDocument(query), operationName);
  } catch {
    // Parse errors are reported later; the request still counts.
    return UNKNOWN_KIND;
  }
}

export class OperationMetering {
  private readonly known = new LRUCache<string, Kind>({
    max: MAX_TEXTS,
    maxEntrySize: 20_000,
    maxSize: 4_000_000,
  });

  countsOf(query: string, operationName: string | undefined): Counts {
    return this.kindOf(query, operationName).counts;
  }

  kindOf(query: string, operationName: string | undefined): Kind {
    const key = `${operationName ?? ''}\n${query}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const kind = kindOfText(query, operationName);
    this.known.set(key, kind, { size: key.length });
    return kind;
  }
}
