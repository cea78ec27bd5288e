/** Emulates n8n for a declarative node: shows fields, evaluates expressions, sends the request. */
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

type Send = Readonly<{ type: 'query' | 'body'; property: string; value?: string }>;
type Property = Readonly<{
  name: string;
  type: string;
  displayOptions?: { show: Record<string, readonly string[]> };
  options?: readonly Option[];
  default: unknown;
  required?: boolean;
  routing?: { send?: Send };
}>;
type Option = Property &
  Readonly<{
    value: string;
    routing: {
      request: { method: string; url: string };
      output?: { postReceive: readonly { type: string; properties: { property: string } }[] };
    };
  }>;

type Node = Readonly<{
  description: {
    properties: readonly Property[];
    requestDefaults: { baseURL: string; headers: Record<string, string> };
    credentials: readonly { name: string }[];
  };
}>;
type Credentials = Readonly<{
  name: string;
  authenticate: { properties: { headers: Record<string, string> } };
  test: { request: { baseURL: string; url: string } };
}>;

export type Values = Readonly<Record<string, unknown>>;

/** `=` marks an expression, in which `{{ }}` is code. */
function filled(text: string, scope: Values): unknown {
  if (!text.startsWith('=')) return text;
  const whole = /^=\{\{([^]*)\}\}$/.exec(text)?.[1];
  if (whole !== undefined && !whole.includes('{{')) return run(whole, scope);
  return text
    .slice(1)
    .replaceAll(/\{\{([^]*?)\}\}/g, (_, code: string) => String(run(code, scope)));
}

const run = (code: string, scope: Values): unknown =>
  runInNewContext(code, { ...scope, JSON, encodeURIComponent }) as unknown;

export class N8nHost {
  private readonly node: Node;
  private readonly credentialType: Credentials;

  /** @param folder of the package */
  constructor(
    folder: string,
    private readonly credentials: Values,
  ) {
    const require = createRequire(`${folder}/`);
    const { n8n } = require('./package.json') as { n8n: Record<'nodes' | 'credentials', string[]> };
    const load = (file = '') =>
      Object.values(require(`./${file}`) as Record<string, new () => object>)[0]; // one class each
    this.node = Reflect.construct(load(n8n.nodes[0]) ?? Object, []) as Node;
    this.credentialType = Reflect.construct(load(n8n.credentials[0]) ?? Object, []) as Credentials;
  }

  get properties(): readonly Property[] {
    return this.node.description.properties;
  }

  /** Every resource with its operations. */
  operations(): readonly Readonly<{ resource: string; operation: Option }>[] {
    return this.properties
      .filter(({ name }) => name === 'operation')
      .flatMap(({ displayOptions, options = [] }) =>
        options.map((operation) => ({
          resource: displayOptions?.show['resource']?.[0] ?? '',
          operation,
        })),
      );
  }

  private shown(resource: string, operation: string): readonly Property[] {
    return this.properties.filter(
      ({ displayOptions }) =>
        displayOptions?.show['operation']?.includes(operation) === true &&
        displayOptions.show['resource']?.includes(resource) === true,
    );
  }

  /** Fields that have a value, including those of the collection. */
  private given(
    resource: string,
    operation: string,
    values: Values,
  ): readonly (readonly [Property, unknown])[] {
    const additional = (values['additionalFields'] ?? {}) as Values; // a collection
    return this.shown(resource, operation).flatMap((one) =>
      one.type === 'collection'
        ? (one.options ?? [])
            .filter(({ name }) => name in additional)
            .map((inner) => [inner, additional[inner.name]] as const)
        : [[one, values[one.name] ?? one.default] as const],
    );
  }

  /** Query and body of the fields that are sent. */
  private sent(fields: readonly (readonly [Property, unknown])[], scope: Values) {
    const query: Record<string, string> = {};
    const body: Record<string, unknown> = {};
    for (const [{ routing }, value] of fields) {
      const { send } = routing ?? {};
      if (send === undefined) continue;
      const sent =
        send.value === undefined ? value : filled(send.value, { ...scope, $value: value });
      if (send.type === 'query') query[send.property] = String(sent);
      else body[send.property] = sent;
    }
    return { query, body };
  }

  private find(resource: string, name: string): Option {
    const found = this.operations().find(
      (one) => one.resource === resource && one.operation.value === name,
    );
    if (found === undefined) throw new Error(`no ${name} of ${resource}`);
    return found.operation;
  }

  async execute(resource: string, operation: string, values: Values = {}): Promise<unknown> {
    const { request, output } = this.find(resource, operation).routing;
    const scope = { $parameter: values, $credentials: this.credentials };
    const base = filled(this.node.description.requestDefaults.baseURL, scope);
    const { query, body } = this.sent(this.given(resource, operation, values), scope);
    const url = new URL(`${String(base)}${String(filled(request.url, scope))}`);
    url.search = new URLSearchParams(query).toString();
    const answer = await this.send(request.method, url, body);
    const [step] = output?.postReceive ?? [];
    return step === undefined ? answer : (answer as Values)[step.properties.property]; // an envelope
  }

  private headers(): Record<string, string> {
    const { headers } = this.credentialType.authenticate.properties;
    const scope = { $credentials: this.credentials };
    return Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name, String(filled(text, scope))]),
    );
  }

  private async send(method: string, url: URL, body: Values): Promise<unknown> {
    const answer = await fetch(url, {
      method,
      headers: {
        ...this.node.description.requestDefaults.headers,
        ...this.headers(),
        'content-type': 'application/json',
      },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
    return answer.headers.get('content-type')?.startsWith('application/json') === true
      ? answer.json()
      : answer.arrayBuffer();
  }

  /** The test button of the credential. @returns status */
  async test(): Promise<number> {
    const { baseURL, url } = this.credentialType.test.request;
    const base = String(filled(baseURL, { $credentials: this.credentials }));
    return (await fetch(`${base}${url}`, { headers: this.headers() })).status;
  }
}
