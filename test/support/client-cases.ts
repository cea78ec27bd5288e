/** One call of every operation, for clients in all languages; sandbox keys get samples. */
import { OPERATION_RULES, SAMPLES, type OwnRecords } from '../contract/access-rules.js';
import type { ClientModel, FieldModel, OperationModel } from '../../tools/clients/model.js';
import type { TestService } from './test-service.js';

type Values = Readonly<Record<string, unknown>>;

/** `input`: by wire names. `expected`: code of the error; null if the call succeeds. */
export type ClientCase = Readonly<{
  operation: OperationModel;
  input: Values;
  upload: Readonly<{ body: string; contentType: string }> | null;
  key: string;
  expected: string | null;
}>;

const ROOTS = ['Query', 'Mutation', 'Subscription'];

const CSV = 'text/csv';
const NDJSON = 'application/x-ndjson';
const HELD = 'control,status\nA.5.24,implemented\n';
const GROUP = '{"uksused":[{"id":"A","tootajad":400,"sektor":"energy_electricity"}]}\n';

type RestOnly = Readonly<{
  input?: Values | undefined;
  body?: string;
  type?: string;
  expected?: string;
}>;

/** Operations that GraphQL lacks, and those that need another input; sandbox keys have no files of orders. */
const restOnly = (own: Links): Readonly<Record<string, RestOnly>> => ({
  lawIndex: {},
  lawLatest: {},
  lawLicence: { expected: 'FORBIDDEN_ROLE' },
  lawBundle: { input: { version: own.version, file: 'bundle.en.json' } },
  lawVectors: {},
  lawVectorsFile: { input: { name: own.vectors } },
  changelogFeed: { input: { limit: 1 } },
  changelogRss: { input: { limit: 1 } },
  download: { input: { token: own.token } },
  downloadByToken: { input: { token: own.token } },
  downloadOrder: { input: { order_id: SAMPLES.orderId } },
  verifyDocument: { input: { kood: '0000-0000-0000-0000' }, expected: 'NOT_FOUND' },
  kbDiff: { input: { from: own.version } },
  downloadInvoice: { input: { invoice_number: 'none' }, expected: 'NOT_FOUND' },
  exportFile: { input: { format: 'csv', measure: 'a' } },
  importControls: { input: { framework: 'iso27001' }, body: HELD, type: CSV },
  mappingDeltaPortfolio: {
    input: { framework: 'iso27001' },
    body: `id,${HELD.replace('\n', '\na,')}`,
    type: CSV,
  },
  scopingPortfolio: { body: 'tootajad,sektor\n120,energy_electricity\n', type: CSV },
  scopeGroupPortfolio: { body: GROUP, type: NDJSON },
});

/** Actions on records that do not exist, and those restricted to the pages of the service. */
const REFUSED: Readonly<Record<string, string>> = {
  collectKey: 'VALIDATION_FAILED',
  requestSignIn: 'VALIDATION_FAILED',
  signIn: 'VALIDATION_FAILED',
  signOut: 'VALIDATION_FAILED',
  operatorBlockKey: 'NOT_FOUND',
  operatorRetryOrder: 'NOT_FOUND',
  operatorRetryRefund: 'NOT_FOUND',
  operatorDecideLinkReport: 'NOT_FOUND',
};

type Links = Readonly<{ token: string; version: string; vectors: string; receipt: string }>;

async function read(service: TestService, path: string, body?: object): Promise<string> {
  const response = await fetch(`${service.url}${path}`, {
    headers: { 'x-api-key': service.keys.test.lawyer_firm, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.text();
}

const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

async function linksOf(service: TestService): Promise<Links> {
  const order = await read(service, `/v1/orders/${SAMPLES.orderId}`);
  const scoped = await read(service, '/v1/scoping', { tootajad: 90, receipt: true });
  const version = found(await read(service, '/law/latest.json'), /"version":"([^"]+)"/);
  return {
    token: found(order, /\/v1\/download\/([^"?]+)/),
    receipt: found(scoped, /"receipt":"([^"]+)"/),
    version: found(await read(service, '/law/index.json'), /"latest":"([^"]+)"/) || version,
    vectors: found(await read(service, '/v1/law/vectors'), /\/v1\/law\/vectors\/([^"]+)"/),
  };
}

/** @throws Error for an operation without values */
export async function clientCases(
  service: TestService,
  model: ClientModel,
): Promise<readonly ClientCase[]> {
  const links = await linksOf(service);
  const { text: operator } = await service.operatorKeys.create({ name: 'Clients', days: 1 });
  const own: OwnRecords = { ...SAMPLES, receipt: links.receipt };
  const given = restOnly(links);
  return model.operations.map((operation): ClientCase => {
    const { wire } = operation;
    const rule = ruleOf(wire);
    const rest = given[wire] ?? { input: rule?.values(own) };
    if (rule === undefined && !(wire in given)) throw new Error(`no values for ${wire}`);
    return {
      operation,
      input: rest.input ?? {},
      upload: uploadOf(rest),
      key: rule?.rule === 'operator' ? operator : service.keys.test.lawyer_firm,
      expected: rest.expected ?? REFUSED[wire] ?? null,
    };
  });
}

const uploadOf = ({ body, type = CSV }: RestOnly): ClientCase['upload'] =>
  body === undefined ? null : { body, contentType: type };

/** Of the operation's schema coordinate. */
const ruleOf = (wire: string) =>
  ROOTS.map((root) => OPERATION_RULES[`${root}.${wire}`]).find((rule) => rule !== undefined);

/** Input with the names of a language; values of enums that differ are translated by their type. */
export function inputIn(
  { input, operation }: ClientCase,
  model: ClientModel,
  join: (words: readonly string[]) => string,
): Values {
  const objects = new Map(model.objects.map((one) => [one.wire, one.fields]));
  const enums = new Map(model.enums.map((one) => [one.wire, one.values]));
  const named = (value: unknown, type: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => named(item, type));
    const word = enums.get(type)?.find(({ wire }) => wire === value);
    if (word !== undefined) return word.words.join('_');
    const fields = objects.get(type);
    return fields === undefined || typeof value !== 'object' || value === null
      ? value
      : members({ ...value }, fields);
  };
  const members = (values: Values, fields: readonly FieldModel[]): Values =>
    Object.fromEntries(
      Object.entries(values).map(([wire, value]) => {
        const field = fields.find((one) => one.wire === wire);
        return field === undefined
          ? [wire, value]
          : [join(field.words), named(value, field.type.name)];
      }),
    );
  return members(input, operation.params);
}
