/** GraphQL over Server-Sent Events, distinct connections mode: https://github.com/enisdenjo/graphql-sse, PROTOCOL.md. */
import { Kind, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import { isRecord } from '../../shared/json-record.js';

export const PING = ':\n\n';

export const COMPLETE = 'event: complete\ndata:\n\n';

/** Of the one field of a subscription, if the client selected it. */
function eventIdIn(data: unknown): string | null {
  const [event] = isRecord(data) ? Object.values(data) : [];
  const id = isRecord(event) ? event['event_id'] : null;
  return typeof id === 'string' ? id : null;
}

/** JSON has no line breaks. */
export function nextFrame(result: Readonly<{ data?: unknown }>): string {
  const id = eventIdIn(result.data);
  const name = id === null ? '' : `id: ${id}\n`;
  return `event: next\n${name}data: ${JSON.stringify(result)}\n\n`;
}

/** The subscription goes on after this event, as browsers ask for with `Last-Event-ID`. */
export function continuedAfter(
  document: DocumentNode,
  schema: GraphQLSchema,
  eventId: string,
): DocumentNode {
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  return visit(document, {
    Field: (node) => {
      const takes = fields[node.name.value]?.args.some(({ name }) => name === 'after') ?? false;
      if (!takes) return false;
      const others = (node.arguments ?? []).filter(({ name }) => name.value !== 'after');
      const after = {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: 'after' },
        value: { kind: Kind.STRING, value: eventId },
      } as const;
      return { ...node, arguments: [...others, after] };
    },
  });
}
