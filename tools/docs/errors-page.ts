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
  RATE_LIMITED: ' The answer has `Retry-After`.',
  UPSTREAM_UNAVAILABLE: ' The answer has `Retry-After`.',
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

const ownStatuses = (): string =>
  Object.entries(STATUSES_BY_TYPE)
    .map(([type, status]) => `| \`${type}\` | ${status} |`)
    .join('\n');

/** Placeholders such as `{ge}` remain; each response fills them in. */
const typeRows = ({ types }: ErrorTexts): string =>
  Object.entries(types)
    .map(([type, text]) => `| \`${type}\` | ${plain(text)} |`)
    .join('\n');

/** Simplifies "{n, plural, one {# day} other {# days}}" to "{n} days". */
const plain = (text: string): string =>
  text.replace(/\{(\w+), plural, one \{[^}]*\} other \{# ([^}]*)\}\}/g, '{$1} $2');

/** @throws Error if a code has no text */
export function errorsPage(texts: ErrorTexts): string {
  const silent = ERROR_CODES.filter((code) => texts.codes[code] === undefined);
  if (silent.length > 0) throw new Error(`codes without a text: ${silent.join(', ')}`);
  return `# Errors

Every error code with its status, what it means, what to do about it, and whether to send the same request again.

All ${ERROR_CODES.length} codes come in one envelope. Branch on \`code\`, and in \`details\` on \`type\`; never on \`message\`, which is English, or
Estonian with \`?keel=et\` or \`Accept-Language: et\`.

\`\`\`sh fails
curl -s --fail-with-body http://127.0.0.1:3000/v1/scoping -H "X-API-Key: $NIS2_KEY" -H 'Content-Type: application/json' -d '{}'
\`\`\`

\`\`\`json answer
{"error":{"code":"VALIDATION_FAILED","message":"The request is not valid, see details","request_id":"…",
 "details":[{"field":"tootajad","type":"missing","msg":"Field required"}]}}
\`\`\`

Over GraphQL the same stands in \`errors[].extensions\` (\`code\`, \`details\`); faults of a request have status 400 there. Answers with
errors under \`/v1\` have a header \`Link\` with \`rel="help"\` that leads to the section below. Checks come in this order: path, key,
limit, role, contents, existence.

| Code | HTTP | Send it again? |
| --- | --- | --- |
${ERROR_CODES.map(row).join('\n')}

${ERROR_CODES.map((code) => section(code, texts)).join('\n\n')}

## Statuses of HTTP itself

These faults have the code \`VALIDATION_FAILED\` (\`NOT_FOUND\` for a method), and a status of their own:

| Type | HTTP |
| --- | --- |
${ownStatuses()}

## Types of details

\`details[].type\` is one of these words; new ones may follow.

| Type | Text |
| --- | --- |
${typeRows(texts)}
`;
}
