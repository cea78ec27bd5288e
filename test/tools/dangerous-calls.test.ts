/** Calls that the source never contains, and the few permitted places: each is reviewed manually when it is added here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/config/env.js';

const SOURCE = path.join(PROJECT_ROOT, 'src');

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(SOURCE, file), 'utf8'),
  }));

/** `place` → the calls there. */
function found(pattern: RegExp): string[] {
  const places = files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  return places.sort();
}

test('the source is read', () => {
  expect(files.length).toBeGreaterThan(1_000);
});

const NEVER: readonly Readonly<{ what: string; pattern: RegExp; besides?: readonly string[] }>[] = [
  {
    what: 'text run as code',
    // Of Redis: a script of the service, with its values as arguments.
    pattern: /(?<![.\w])eval\(|new Function\(|from 'node:vm'|setTimeout\(['"`]/,
    besides: ['platform/redis/redis.ts'],
  },
  {
    what: 'a command line built from text',
    pattern: /\bexecSync\(|\bexec\b[^(]*from 'node:child_process'|\{ exec[ ,}]|shell: true/,
  },
  {
    what: 'a program started',
    pattern: /from 'node:child_process'/,
    // PostgreSQL's own programs, and the browser of a person who signs in; arguments are lists.
    besides: [
      'client/cli/auth/login.ts',
      'platform/postgres/backup.ts',
      'platform/postgres/embedded-cluster.ts',
      'platform/postgres/embedded-postgres.ts',
      'platform/postgres/server-account.ts',
    ],
  },
  {
    what: 'text put into a page as markup',
    pattern: /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/,
  },
  {
    what: 'a message accepted from another window',
    // Messages of the service's own tabs (BroadcastChannel), which have one origin.
    pattern: /addEventListener\('message'|\bonmessage\b/,
    besides: ['console/lib/storage.ts'],
  },
  {
    what: 'a number that can be guessed',
    // Pauses between attempts.
    pattern: /Math\.random|pseudoRandomBytes/,
    besides: ['client/retry.ts'],
  },
  {
    what: 'a certificate accepted without verification',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
  },
  {
    what: 'a hash other than SHA-2',
    pattern: /\b(?:create(?:Hash|Hmac)|hash)\((?!'sha(?:256|384|512)')/,
    // UUIDs of version 5, and names of Redis scripts: neither is a secret or a signature.
    besides: ['platform/redis/limit-script.ts', 'platform/tables/export-writers.ts'],
  },
  {
    what: 'a cipher other than AES-256 with GCM',
    pattern: /'(?:aes-(?!256-gcm')|des-|rc4|bf-|camellia|chacha20)[\w-]*'|createSign\(/,
  },
  {
    what: 'a statement with a value written into it',
    pattern: /sql\.raw\(|(execute|query|raw)\(\s*`[^`]*\$\{/,
    // Numbers and names of the service: no value of a caller.
    besides: [
      'modules/webhooks/webhook-queue.repository.ts',
      'platform/postgres/migrate.ts',
      'platform/postgres/notifications.ts',
      'platform/postgres/row-security.ts',
    ],
  },
  {
    what: 'a pattern built from text',
    // Of constants, of kb/ and of a schema of the service; in zone.ts of one of ten record types.
    pattern: /new RegExp\((?!\s*`?\^|')/,
    besides: ['knowledge/sources.schema.ts', 'offline/read-input.ts', 'shared/source.ts'],
  },
  {
    what: 'values compared after a conversion',
    pattern: /[^=!<>]==(?!=| null)|!=(?!=| null)/,
    // Arrows of a drawing, and a script in Lua.
    besides: [
      'modules/mapping/domain/neighbourhood-picture.ts',
      'platform/redis/limit-script-text.ts',
    ],
  },
];

const ofService = (place: string): boolean => !/^(client|console|offline)\//.test(place);

test.each(NEVER)('nowhere: $what', ({ pattern, besides = [] }) => {
  expect(found(pattern)).toEqual(besides);
});

test('no fetch of the service follows a redirect', () => {
  const fetching = files.filter(
    ({ file, text }) =>
      file.startsWith('platform/') && /(await |\.|fetch: \w+ = )fetch\b/.test(text),
  );
  expect(fetching.map(({ file }) => file).sort()).toEqual([
    'platform/key-scanning/github-signatures.ts',
    'platform/storage/s3-objects.ts',
    'platform/vies/vies-calls.ts',
  ]);
  for (const { text } of fetching) expect(text).toMatch(/redirect: '(error|manual)'/);
  const elsewhere = files.filter(({ file, text }) => ofService(file) && /await fetch\(/.test(text));
  expect(elsewhere.map(({ file }) => file).sort()).toEqual([
    'platform/vies/vies-calls.ts',
    // In the browser, to the service itself.
    'server/code-link-page/code-link-script.ts',
  ]);
  for (const { text } of elsewhere) expect(text).toMatch(/redirect: '(error|manual)'/);
});
