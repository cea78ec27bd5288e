/** graphql-transport-ws server: any operation, with the contract of the other transports. */
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { GraphQLError, type DocumentNode, type ExecutionArgs } from 'graphql';
import { makeServer, type Context, type Server, type SubscribePayload } from 'graphql-ws';
import { ServiceError } from '../../shared/errors.js';
import { keyIn } from '../auth/credential.js';
import type { Counts } from '../../shared/limits/consumption.js';
import { SUBSCRIBED, type Subscribed } from '../../shared/telemetry.js';
import type { Texts } from '../../shared/texts.js';
import type { GraphqlContext } from '../graphql/contract-plugin.js';
import { fieldOutcomes } from '../graphql/field-outcomes.js';
import { operationOf } from '../schema/raw-arguments.js';
import { toReported, localizeReported } from '../graphql/format-error.js';
import type { AdmissionControl, AdmissionResult } from '../http/admission-control.js';
import { CLOSE, type Connection } from './connection.js';
import type { Connections } from './connections.js';
import {
  isSubscription,
  OperationReader,
  type OperationRules,
} from '../graphql/operation-reader.js';
import { OperationMetering } from '../graphql/operation-metering.js';
import { asErrors, reportResult } from '../graphql/operation-results.js';
import type { JsonRecord } from '../../shared/json-record.js';

const INIT_WITHIN_MS = 3_000;
const MAX_SUBSCRIPTIONS = 20;

export type SubscriptionDependencies = OperationRules &
  Readonly<{
    texts: Texts;
    admissionControl: AdmissionControl;
    connections: Connections;
    providerName: string;
    now: () => Date;
  }>;

type Extra = Readonly<{ connection: Connection }>;
type Open = Context<JsonRecord, Extra>;

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

const subscribed = channel(SUBSCRIBED);

function reportSubscribed(document: DocumentNode, name: string | null | undefined): void {
  const operation = operationOf(document, name);
  if (!subscribed.hasSubscribers || operation === undefined) return;
  const message: Subscribed = { fields: fieldOutcomes(document, operation, []) };
  subscribed.publish(message);
}

class Subscriptions {
  private readonly reader: OperationReader;
  private readonly metering = new OperationMetering();

  constructor(private readonly deps: SubscriptionDependencies) {
    this.reader = new OperationReader(deps);
  }

  /** @returns false if the key is not valid: the socket is closed as forbidden */
  connect = async (open: Open): Promise<boolean> => {
    const { connection } = open.extra;
    const key = keyOf(open);
    if (key === undefined) return false;
    const { caller, refusal } = await this.pass(connection, key, 'nothing');
    if (refusal !== null) connection.deps.listener.recordRefusal(refusal);
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
    if (Object.keys(open.subscriptions).length > MAX_SUBSCRIPTIONS) {
      const params = { max: MAX_SUBSCRIPTIONS };
      throw new ServiceError('RATE_LIMITED', [
        { field: 'subscription', type: 'too_many_subscriptions', params },
      ]);
    }
    const { connection } = open.extra;
    const requestId = randomUUID();
    const key = connection.identity?.key ?? '';
    const counts = this.metering.countsOf(payload.query, payload.operationName ?? undefined);
    const { caller, refusal } = await this.pass(connection, key, counts, requestId);
    if (refusal !== null || caller === null) throw refusal ?? new ServiceError('UNAUTHORIZED');
    const { document, operation, variables, cost } = this.reader.read(payload, { caller });
    const isFollowed = isSubscription(operation);
    if (isFollowed) reportSubscribed(document, payload.operationName);
    return {
      schema: this.deps.schema,
      document,
      variableValues: variables,
      operationName: payload.operationName,
      contextValue: this.contextOf(connection, {
        caller,
        requestId,
        meta: isFollowed ? {} : { cost },
      }),
    };
  }

  private pass(
    { deps: { address } }: Connection,
    key: string,
    counts: Counts,
    requestId: string = randomUUID(),
  ): Promise<AdmissionResult> {
    return this.deps.admissionControl.pass({ key, address, requestId, counts, needsKey: true });
  }

  private contextOf(
    { deps: { address, listener } }: Connection,
    own: Pick<GraphqlContext, 'caller' | 'requestId' | 'meta'>,
  ): GraphqlContext {
    const { now } = this.deps;
    return {
      ...listener,
      ...own,
      address,
      // Each event has its own time.
      get now() {
        return now();
      },
    };
  }
}

export function makeSubscriptionServer(deps: SubscriptionDependencies): Server<Extra> {
  const subscriptions = new Subscriptions(deps);
  return makeServer<JsonRecord, Extra>({
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    onConnect: subscriptions.connect,
    onSubscribe: subscriptions.subscribe,
    onError: (open, _id, _payload, errors) =>
      subscriptions.word(
        open,
        errors.filter((error) => error instanceof GraphQLError),
      ),
    onNext: (_open, _id, _payload, { contextValue }, { data, errors }) => {
      const result = {
        ...(data === undefined ? {} : { data }),
        ...(errors === undefined ? {} : { errors }),
      };
      // Created by `contextOf`.
      return reportResult(result, contextValue as GraphqlContext, deps);
    },
  });
}
