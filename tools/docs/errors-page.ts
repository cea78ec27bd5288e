/** Error reference in Markdown, generated from codes, statuses and texts. */
import { ERROR_CODES, ServiceError, type ErrorCode } from '../../src/shared/errors.js';
import { STATUSES_BY_TYPE, statusOf } from '../../src/server/errors/statuses.js';
import { ADVICE } from './error-advice.js';

/** From kb/texts/<language>/errors.yaml. */
export type ErrorTexts = Readonly<{
  codes: Readonly<Record<string, string>>;
  types: Readonly<Record<string, string>>;
}>;

const HEADERS: Readonly<Partial<Record<ErrorCode, string>>> = {
  RATE_LIMITED: ' The response has the header `Retry-After`.',
  UPSTREAM_UNAVAILABLE: ' The response has the header `Retry-After`.',
};

const statusFor = (code: ErrorCode): number => statusOf(new ServiceError(code));

const row = (code: ErrorCode): string =>
  `| [\`${code}\`](#${code.toLowerCase()}) | ${statusFor(code)} | ${ADVICE[code].retry.split(/[:,.]/)[0] ?? ''} |`;

function section(code: ErrorCode, { codes }: ErrorTexts): string {
  const { when, todo, retry } = ADVICE[code];
  return `## ${code}

HTTP ${statusFor(code)}: “${codes[code] ?? ''}”.${HEADERS[code] ?? ''}

**When.** ${when}

**What to do.** ${todo}

**Again?** ${retry}`;
}

/** Markdown: statuses of types. */
export const ownStatuses = (): string =>
  [
    '| Type | HTTP |',
    '| --- | --- |',
    ...Object.entries(STATUSES_BY_TYPE).map(([type, status]) => `| \`${type}\` | ${status} |`),
  ].join('\n');

/** Placeholders such as `{ge}` remain; each response fills them in. */
export const typeRows = ({ types }: ErrorTexts): string =>
  [
    '| Type | Text |',
    '| --- | --- |',
    ...Object.entries(types).map(([type, text]) => `| \`${type}\` | ${plain(text)} |`),
  ].join('\n');

/** Simplifies "{n, plural, one {# day} other {# days}}" to "{n} days", and a choice to its general text. */
const plain = (text: string): string =>
  text
    .replace(/\{(\w+), plural, one \{[^}]*\} other \{# ([^}]*)\}\}/g, '{$1} $2')
    .replace(/\{\w+, select, .*other \{([^}]*)\}\}/gs, '$1');

/** @throws Error if a code has no text */
export function errorsPage(texts: ErrorTexts): string {
  const silent = ERROR_CODES.filter((code) => texts.codes[code] === undefined);
  if (silent.length > 0) throw new Error(`codes without a text: ${silent.join(', ')}`);
  return `# Errors

Every error code with its status, its cause, what to do, and whether to repeat the request.

All ${ERROR_CODES.length} codes use one envelope. Handle errors by \`code\`, and details by \`type\`; never by \`message\`, which is in English, or in
Estonian with \`?keel=et\` or \`Accept-Language: et\`.

\`\`\`sh fails
curl -s --fail-with-body http://127.0.0.1:3000/v1/scoping -H "X-API-Key: $NIS2_KEY" -H 'Content-Type: application/json' -d '{}'
\`\`\`

\`\`\`json answer
{"error":{"code":"VALIDATION_FAILED","message":"The request is not valid, see details (tootajad: Field required)","request_id":"…",
 "details":[{"field":"tootajad","type":"missing","msg":"Field required"}]}}
\`\`\`

GraphQL returns the same in \`errors[].extensions\` (\`code\`, \`details\`). A request that cannot be read has status 400 there; an
operation that is not run has 200, or 400 if the client accepts \`application/graphql-response+json\`. Error responses
under \`/v1\` have a header \`Link\` with \`rel="help"\` to the section below. Checks run in this order: path, key,
limit, role, content, existence.

| Code | HTTP | Send it again? |
| --- | --- | --- |
${ERROR_CODES.map(row).join('\n')}

${ERROR_CODES.map((code) => section(code, texts)).join('\n\n')}

## Statuses of HTTP itself

These errors have the code \`VALIDATION_FAILED\` (\`NOT_FOUND\` for a method) and a separate status:

${ownStatuses()}

## Types of details

\`details[].type\` is one of these codes; more may be added.

${typeRows(texts)}
`;
}
