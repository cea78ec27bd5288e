/** graphql-transport-ws server, with the contract of the other transports. */
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { GraphQLError, type DocumentNode, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { makeServer, type Context, type Server, type SubscribePayload } from 'graphql-ws';
import { ServiceError } from '../../shared/errors.js';
import { keyIn } from '../auth/credential.js';
import { SUBSCRIBED, type Subscribed } from '../../shared/telemetry.js';
import type { Texts } from '../../shared/texts.js';
import type { GraphqlContext } from '../graphql/contract-plugin.js';
import { fieldOutcomes } from '../graphql/field-outcomes.js';
import { operationOf } from '../schema/raw-arguments.js';
import { asGraphql, toReported, localizeReported } from '../graphql/format-error.js';
import type { AdmissionControl, AdmissionResult } from '../http/admission-control.js';
import { metaOf } from '../http/envelope.js';
import { CLOSE, type Connection } from './connection.js';
import type { Connections } from './connections.js';
import type { DocumentSource } from '../graphql/document-source.js';
import { SubscriptionReader } from './read-subscription.js';

const INIT_WITHIN_MS = 3_000;
const MOST_SUBSCRIPTIONS = 20;

export type SubscriptionDependencies = Readonly<{
  schema: GraphQLSchema;
  texts: Texts;
  admissionControl: AdmissionControl;
  connections: Connections;
  providerName: string;
  now: () => Date;
  documents: DocumentSource;
}>;

type Extra = Readonly<{ connection: Connection }>;
type Params = Readonly<Record<string, unknown>>;
type Open = Context<Params, Extra>;

/** From the connection parameters `apiKey`, `X-API-Key` or `Authorization`: browsers cannot set headers. */
function keyOf({ connectionParams, extra }: Open): string | undefined {
  const params = new Map<string, string>();
  for (const [name, value] of Object.entries(connectionParams ?? {}))
    if (typeof value === 'string') params.set(name.toLowerCase(), value);
  const sent = {
    'x-api-key': params.get('apikey') ?? params.get('x-api-key'),
    authorization: params.get('authorization'),
  };
  return keyIn(sent) ?? extra.connection.deps.headerKey;
}

const asErrors = (thrown: unknown): GraphQLError[] => {
  const all: unknown[] = thrown instanceof AggregateError ? thrown.errors : [thrown];
  return all.map((one) => {
    if (one instanceof GraphQLError) return one;
    if (one instanceof ServiceError) return asGraphql(one);
    const originalError = one instanceof Error ? one : new Error(String(one));
    return new GraphQLError(originalError.message, { originalError });
  });
};

const subscribed = channel(SUBSCRIBED);

function reportSubscribed(document: DocumentNode, name: string | null | undefined): void {
  const operation = operationOf(document, name);
  if (!subscribed.hasSubscribers || operation === undefined) return;
  const message: Subscribed = { fields: fieldOutcomes(document, operation, []) };
  subscribed.publish(message);
}

class Subscriptions {
  private readonly reader: SubscriptionReader;

  constructor(private readonly deps: SubscriptionDependencies) {
    this.reader = new SubscriptionReader(deps.schema, deps.documents);
  }

  /** @returns false if the key is not valid: the socket is closed as forbidden */
  connect = async (open: Open): Promise<boolean> => {
    const { connection } = open.extra;
    const key = keyOf(open);
    if (key === undefined) return false;
    const { caller, refusal } = await this.pass(connection, key, 'nothing');
    if (refusal?.code === 'UPSTREAM_UNAVAILABLE') connection.close(CLOSE.unavailable);
    return caller !== null && (await this.deps.connections.identify(connection, { caller, key }));
  };

  /** @returns the execution arguments, or the errors */
  subscribe = async (
    open: Open,
    _id: string,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | GraphQLError[]> => {
    try {
      return await this.prepare(open, payload);
    } catch (thrown) {
      return asErrors(thrown);
    }
  };

  word = ({ extra }: Open, errors: readonly GraphQLError[]) =>
    errors.map((error) =>
      localizeReported(toReported(error), this.deps.texts, extra.connection.deps.listener),
    );

  private async prepare(open: Open, payload: SubscribePayload): Promise<ExecutionArgs> {
    if (Object.keys(open.subscriptions).length > MOST_SUBSCRIPTIONS) {
      const params = { max: MOST_SUBSCRIPTIONS };
      throw new ServiceError('RATE_LIMITED', [
        { field: 'subscription', type: 'too_many_subscriptions', params },
      ]);
    }
    const { connection } = open.extra;
    const requestId = randomUUID();
    const key = connection.identity?.key ?? '';
    const { caller, refusal } = await this.pass(connection, key, 'minute', requestId);
    if (refusal !== null || caller === null) throw refusal ?? new ServiceError('UNAUTHORIZED');
    const { document, variables } = this.reader.read(payload, caller);
    reportSubscribed(document, payload.operationName);
    return {
      schema: this.deps.schema,
      document,
      variableValues: variables,
      operationName: payload.operationName,
      contextValue: this.contextOf(connection, caller, requestId),
    };
  }

  private pass(
    { deps: { address } }: Connection,
    key: string,
    counts: 'nothing' | 'minute',
    requestId: string = randomUUID(),
  ): Promise<AdmissionResult> {
    return this.deps.admissionControl.pass({ key, address, requestId, counts, needsKey: true });
  }

  private contextOf(
    { deps: { address, listener } }: Connection,
    caller: GraphqlContext['caller'],
    requestId: string,
  ): GraphqlContext {
    const { now } = this.deps;
    return {
      ...listener,
      requestId,
      caller,
      address,
      meta: {},
      // Each event has its own time.
      get now() {
        return now();
      },
    };
  }
}

export function makeSubscriptionServer(deps: SubscriptionDependencies): Server<Extra> {
  const subscriptions = new Subscriptions(deps);
  return makeServer<Params, Extra>({
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    onConnect: subscriptions.connect,
    onSubscribe: subscriptions.subscribe,
    onError: (open, _id, _payload, errors) =>
      subscriptions.word(
        open,
        errors.filter((error) => error instanceof GraphQLError),
      ),
    onNext: (open, _id, _payload, { contextValue }, { data, errors }) => {
      // Created by `contextOf`.
      const { requestId, caller, meta } = contextValue as GraphqlContext;
      return {
        ...(data === undefined ? {} : { data }),
        ...(errors === undefined ? {} : { errors: subscriptions.word(open, errors) }),
        extensions: { ...metaOf(deps.providerName, requestId, caller), ...meta },
      };
    },
  });
}
