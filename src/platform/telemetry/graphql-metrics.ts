/** GraphQL metrics by root field: schema names only, so callers cannot create series. */
import { Counter, Histogram, type Registry } from 'prom-client';
import {
  REQUEST_FINISHED,
  SUBSCRIBED,
  type FinishedRequest,
  type FieldOutcome,
  type Subscribed,
} from '../../shared/telemetry.js';
import { subscribe } from './subscribe.js';

/** Seconds; few, because there are many fields. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5];
const MS = 1000;

/** @returns stops the counting */
export function countFields(registers: [Registry]): () => void {
  const fields = new Counter({
    name: 'nis2_graphql_fields_total',
    help: 'Root fields of GraphQL operations and socket subscriptions; a document refused as a whole counts none',
    labelNames: ['field', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'nis2_graphql_seconds',
    help: 'Time to an answer of GraphQL by each root field in it',
    labelNames: ['field'],
    buckets: BUCKETS,
    registers,
  });
  const count = ({ name, isOk }: FieldOutcome): void => {
    fields.inc({ field: name, outcome: isOk ? 'ok' : 'error' });
  };
  const endings = [
    subscribe(REQUEST_FINISHED, (message) => {
      const { fields: outcomes, ms } = message as FinishedRequest; // each channel carries one type of message
      for (const field of outcomes) {
        count(field);
        seconds.observe({ field: field.name }, ms / MS);
      }
    }),
    subscribe(SUBSCRIBED, (message) => {
      (message as Subscribed).fields.forEach(count); // as above
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
}
