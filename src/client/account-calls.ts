/** Calls for the organisation: keys, webhook endpoints, receipts. */
import * as operations from '../../schema/client/operations.js';
import type { GraphqlTransport } from './graphql-transport.js';
import type { CallOptions } from './options.js';
import { byCursor } from './pages.js';
import type { RestTransport } from './rest-transport.js';

export class AccountCalls {
  constructor(
    private readonly transport: GraphqlTransport,
    private readonly rest: RestTransport,
  ) {}

  /** Opens an account; needs no key and is not retried. The sandbox key in the answer works at once. */
  async signup(input: operations.SignupMutationVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.SignupDocument, input, options)).signup;
  }

  async organisation(options?: CallOptions) {
    return (await this.transport.ask(operations.OrganisationDocument, {}, options)).organisation;
  }

  async keys(options?: CallOptions) {
    return (await this.transport.ask(operations.ApiKeysDocument, {}, options)).apiKeys.votmed;
  }

  /** The live key of a paid signup, once; `voti` is null while the payment is awaited. */
  async collectKey(input: operations.CollectKeyMutationVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.CollectKeyDocument, input, options)).collectKey;
  }

  /** Replaces the calling key; only this answer contains the new one. */
  async rotateKey(input: operations.RotateKeyMutationVariables = {}, options?: CallOptions) {
    return (await this.transport.ask(operations.RotateKeyDocument, input, options)).rotateKey;
  }

  async revokeKey(keyId: string, options?: CallOptions) {
    const input = { key_id: keyId };
    return (await this.transport.ask(operations.RevokeKeyDocument, input, options)).revokeKey;
  }

  async webhooks(options?: CallOptions) {
    const { webhookEndpoints } = await this.transport.ask(
      operations.WebhookEndpointsDocument,
      {},
      options,
    );
    return webhookEndpoints.webhookid;
  }

  /** Only this answer contains the secret; keep it for `verifyWebhook`. */
  async createWebhook(
    input: operations.CreateWebhookEndpointMutationVariables,
    options?: CallOptions,
  ) {
    const answer = await this.transport.ask(
      operations.CreateWebhookEndpointDocument,
      input,
      options,
    );
    return answer.createWebhookEndpoint;
  }

  async deleteWebhook(webhookId: string, options?: CallOptions) {
    const input = { webhook_id: webhookId };
    const answer = await this.transport.ask(
      operations.DeleteWebhookEndpointDocument,
      input,
      options,
    );
    return answer.deleteWebhookEndpoint;
  }

  /** For 24 hours the old secret signs too. */
  async rotateWebhookSecret(webhookId: string, options?: CallOptions) {
    const input = { webhook_id: webhookId };
    const answer = await this.transport.ask(operations.RotateWebhookSecretDocument, input, options);
    return answer.rotateWebhookSecret;
  }

  /** Newest first. */
  deliveries(webhookId: string) {
    return byCursor(async (kursor) => {
      const query = kursor === undefined ? {} : { kursor };
      const params = { path: { webhook_id: webhookId }, query };
      const { data } = await this.rest.GET('/v1/webhook-endpoints/{webhook_id}/deliveries', {
        params,
      });
      return { items: data?.data.saadetised ?? [], next: data?.meta.jargmine_kursor };
    });
  }

  /** Resends an event with the same id. */
  async replayWebhook(
    input: operations.ReplayWebhookMutationVariables,
    options?: CallOptions,
  ): Promise<string> {
    const answer = await this.transport.ask(operations.ReplayWebhookDocument, input, options);
    return answer.replayWebhook.event_id;
  }

  /** Whether the service issued the receipt and it is unaltered. */
  async verifyReceipt(receipt: string, options?: CallOptions) {
    const answer = await this.transport.ask(operations.VerifyReceiptDocument, { receipt }, options);
    return answer.verifyReceipt;
  }

  /** Whether today's law changes the answer of a receipt, and why. */
  async whatChanged(input: operations.WhatChangedQueryVariables, options?: CallOptions) {
    return (await this.transport.ask(operations.WhatChangedDocument, input, options)).whatChanged;
  }
}
