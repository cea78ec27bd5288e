/** Validates REST responses against the service's own OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { anAddress, jsonOf, send, type HttpAnswer, type Send } from './http-client.js';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, ...steps: readonly string[]): unknown =>
  steps.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

/** Rejects members missing from the document; clients must still tolerate new ones. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]));
  const isOpen = !isRecord(value['properties']) || 'additionalProperties' in value;
  return isOpen ? inner : { ...inner, additionalProperties: false };
}

/** `/v1/orders/{order_id}` as a regular expression. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);

export class OpenApiCheck {
  private readonly ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: { iri: true, 'idn-email': true },
  });
  private readonly validators = new Map<string, ValidateFunction>();

  private constructor(
    private readonly url: string,
    readonly document: Json,
  ) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ $id: 'api', ...(closed({ components: document['components'] }) as Json) });
  }

  static async of(url: string): Promise<OpenApiCheck> {
    const answer = await send(url, '/openapi.json', { headers: anAddress() });
    if (answer.status !== 200) throw new Error(`no document: ${answer.status} ${answer.text}`);
    const document = jsonOf(answer);
    if (!isRecord(document)) throw new Error('the document is no object');
    return new OpenApiCheck(url, document);
  }

  /** @throws if the response does not match the document */
  async send(path: string, what: Send = {}): Promise<HttpAnswer> {
    const answer = await send(this.url, path, what);
    this.check(what.method ?? 'GET', path, answer);
    return answer;
  }

  private check(method: string, path: string, answer: HttpAnswer): void {
    if (method === 'HEAD' && answer.text === '') return;
    const described = this.responseOf(method, path.replace(/\?.*$/, ''), answer.status);
    const type = String(answer.headers['content-type']).replace(/;.*$/, '');
    const schema = at(described, 'content', type, 'schema');
    if (schema === undefined) {
      throw new Error(`${method} ${path}: ${answer.status} ${type} is not in the document`);
    }
    if (type === 'application/json') this.assertValid(schema, answer, `${method} ${path}`);
  }

  private assertValid(schema: unknown, answer: HttpAnswer, where: string): void {
    const validate = this.validatorOf(schema);
    if (validate(jsonOf(answer))) return;
    const inputErrors = JSON.stringify(validate.errors, null, 1);
    throw new Error(`${where} ${answer.status} does not fit the document: ${inputErrors}`);
  }

  private validatorOf(schema: unknown): ValidateFunction {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/', '"api#/');
    const known = this.validators.get(text) ?? this.ajv.compile(JSON.parse(text) as Json);
    this.validators.set(text, known);
    return known;
  }

  /** A response outside all operations, e.g. for an unknown path or method, is an error in the envelope. */
  private responseOf(method: string, path: string, status: number): unknown {
    const paths = Object.entries(isRecord(this.document['paths']) ? this.document['paths'] : {});
    const known = paths.find(([template]) => template === path);
    const [, item] = known ?? paths.find(([template]) => patternOf(template).test(path)) ?? [];
    const operation = at(item, method === 'HEAD' ? 'get' : method.toLowerCase());
    const response =
      operation === undefined
        ? { $ref: '#/components/responses/NotFound' }
        : at(operation, 'responses', String(status));
    const ref = at(response, '$ref');
    if (typeof ref !== 'string') return response;
    return at(this.document, ...ref.slice(2).split('/'));
  }
}
