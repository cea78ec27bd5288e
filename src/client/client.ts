/** The service from TypeScript: `new Nis2Client({ url, key })`, in Node.js and in browsers. */
import * as operations from '../../schema/client/operations.js';
import { AccountCalls } from './account-calls.js';
import { GraphCalls } from './graph-calls.js';
import { GraphqlTransport, type AskOptions, type Document } from './graphql-transport.js';
import { toSettings, type CallOptions, type ClientOptions } from './options.js';
import { OrderCalls } from './order-calls.js';
import { byCursor } from './pages.js';
import { PortfolioCalls } from './portfolio-calls.js';
import { createRestTransport, type RestTransport } from './rest-transport.js';

export class Nis2Client {
  /** Orders, quotes and their events. */
  readonly orders: OrderCalls;
  /** The organisation, its keys, endpoints of webhooks, receipts. */
  readonly account: AccountCalls;
  /** The mapping as a graph. */
  readonly graph: GraphCalls;
  /** Many organisations in one request. */
  readonly portfolio: PortfolioCalls;
  /** Every path of /v1, typed by the OpenAPI document: `client.rest.GET('/v1/status')`. */
  readonly rest: RestTransport;
  private readonly transport: GraphqlTransport;

  /** @throws TypeError where `url` is no address. */
  constructor(options: ClientOptions) {
    const settings = toSettings(options);
    this.transport = new GraphqlTransport(settings);
    this.rest = createRestTransport(settings);
    this.orders = new OrderCalls(this.transport, settings);
    this.account = new AccountCalls(this.transport, this.rest);
    this.graph = new GraphCalls(this.transport);
    this.portfolio = new PortfolioCalls(this.rest, settings);
  }

  /** A document of your own, made by codegen with `documentMode: 'string'`. @throws ClientFailure, as all calls do. */
  ask<Answer, Variables extends object>(
    document: Document<Answer, Variables>,
    variables: Variables,
    options?: AskOptions,
  ): Promise<Answer> {
    return this.transport.ask(document, variables, options);
  }

  /** Whether the Directive applies, as what, and why. */
  async scoping(input: operations.ScopingQueryVariables, options?: CallOptions) {
    return (await this.ask(operations.ScopingDocument, input, options)).scoping;
  }

  async scopingQuestions(
    input: operations.ScopingQuestionsQueryVariables = {},
    options?: CallOptions,
  ) {
    return (await this.ask(operations.ScopingQuestionsDocument, input, options)).scopingQuestions;
  }

  /** The ten measures with what they map to. */
  async mapping(input: operations.FrameworkMappingQueryVariables = {}, options?: CallOptions) {
    return (await this.ask(operations.FrameworkMappingDocument, input, options)).frameworkMapping;
  }

  /** One measure by letter, article form, or a fragment of its name. */
  async measure(input: operations.MeasureQueryVariables, options?: CallOptions) {
    const { frameworkMappingMeasure } = await this.ask(operations.MeasureDocument, input, options);
    return frameworkMappingMeasure;
  }

  /** Notices of the three stages of an incident, with their deadlines. */
  async incidentTemplates(
    input: operations.IncidentTemplatesQueryVariables,
    options?: CallOptions,
  ) {
    return (await this.ask(operations.IncidentTemplatesDocument, input, options)).incidentTemplates;
  }

  /** Deadlines of one incident under NIS2, DORA and the GDPR. */
  async incidentDeadlines(
    input: operations.IncidentDeadlinesQueryVariables,
    options?: CallOptions,
  ) {
    return (await this.ask(operations.IncidentDeadlinesDocument, input, options)).incidentDeadlines;
  }

  async wizardQuestions(
    input: operations.WizardQuestionsQueryVariables = {},
    options?: CallOptions,
  ) {
    return (await this.ask(operations.WizardQuestionsDocument, input, options)).wizardQuestions;
  }

  /** Score, gaps in order of urgency, next step. */
  async wizardEvaluate(input: operations.WizardEvaluateQueryVariables, options?: CallOptions) {
    return (await this.ask(operations.WizardEvaluateDocument, input, options)).wizardEvaluate;
  }

  /** Changes of the law data, newest first. */
  changelog(input: Readonly<{ alates?: string; riik?: string; keel?: string }> = {}) {
    return byCursor(async (kursor) => {
      const query = { ...input, ...(kursor === undefined ? {} : { kursor }) };
      const { data } = await this.rest.GET('/v1/changelog', { params: { query } });
      return { items: data?.data.kirjed ?? [], next: data?.meta.jargmine_kursor };
    });
  }

  async services(input: operations.ServicesQueryVariables = {}, options?: CallOptions) {
    return (await this.ask(operations.ServicesDocument, input, options)).services;
  }
}
