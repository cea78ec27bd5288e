/** Client of /v1 that validates every response against the OpenAPI document. */
import type { OutgoingHttpHeaders } from 'node:http';
import { jsonOf, keyHeader, type HttpAnswer, type KeyHeader } from './http-client.js';
import { OpenApiCheck } from './open-api-check.js';

type Detail = Readonly<{ field: string; type: string; msg: string }>;

export type Envelope = Readonly<{
  data?: Readonly<Record<string, unknown>>;
  meta?: Readonly<Record<string, unknown>>;
  error?: Readonly<{
    code: string;
    message: string;
    request_id: string;
    details: readonly Detail[];
  }>;
}>;

/** `json`: empty if the response is a file. */
export type RestAnswer = HttpAnswer & Readonly<{ json: Envelope }>;

const JSON_TYPE = { 'content-type': 'application/json' };

const withJson = (answer: HttpAnswer): RestAnswer => ({
  ...answer,
  // The response was validated against the document.
  json:
    /^application\/json/.test(String(answer.headers['content-type'])) && answer.text !== ''
      ? (jsonOf(answer) as Envelope)
      : {},
});

export class RestClient {
  private constructor(
    private readonly openApi: OpenApiCheck,
    private readonly key: string | null,
    private readonly header: KeyHeader = 'x-api-key',
  ) {}

  static async of(url: string, key: string | null = null): Promise<RestClient> {
    return new RestClient(await OpenApiCheck.of(url), key);
  }

  with(key: string | null): RestClient {
    return new RestClient(this.openApi, key, this.header);
  }

  /** Sends the key in this header. */
  by(header: KeyHeader): RestClient {
    return new RestClient(this.openApi, this.key, header);
  }

  async send(
    method: string,
    path: string,
    headers: OutgoingHttpHeaders = {},
    body?: string | Uint8Array,
  ): Promise<RestAnswer> {
    const keyed = this.key === null ? headers : { ...keyHeader(this.header, this.key), ...headers };
    return withJson(await this.openApi.send(path, { method, headers: keyed, body }));
  }

  get(path: string, headers: OutgoingHttpHeaders = {}): Promise<RestAnswer> {
    return this.send('GET', path, headers);
  }

  post(path: string, json: unknown, headers: OutgoingHttpHeaders = {}): Promise<RestAnswer> {
    return this.send('POST', path, { ...JSON_TYPE, ...headers }, JSON.stringify(json));
  }

  postRaw(path: string, body: string | Uint8Array): Promise<RestAnswer> {
    return this.send('POST', path, JSON_TYPE, body);
  }
}

/** `field type` of each detail, in response order. */
export const errorsOf = ({ json }: RestAnswer): string[] =>
  (json.error?.details ?? []).map(({ field, type }) => `${field} ${type}`);
