/** `POST /v1/download` in both profiles: the files and refusals of `GET /v1/download/{token}`, without a code in the address. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  linkEnd,
  readToken,
  writeToken,
} from '../../src/modules/documents/domain/download-token.js';
import { tokenKeys } from '../../src/platform/crypto/token-signer.js';
import {
  codeOf,
  documentOf,
  download,
  openPayment,
  orderOne,
  payLinked,
} from '../support/code-links.js';
import { anAddress, jsonOf, send, type HttpAnswer } from '../support/http-client.js';
import { errorsOf, RestClient, type Envelope } from '../support/rest-client.js';
import { openTestService, type TestService } from '../support/test-service.js';

const SECRET = 'a secret of the tests, thirty-two bytes';
const SAMPLE = 'sandbox-demo-order-001-sample';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const HOUR_MS = 3_600_000;

const digestOf = ({ bytes }: HttpAnswer) => createHash('sha256').update(bytes).digest('hex');

/** Without what differs between equal answers. */
function refusalOf({ status, headers, text }: HttpAnswer) {
  const { error } = JSON.parse(text) as Envelope; // every refusal has the envelope
  const { link, allow } = headers;
  return { status, link, allow, code: error?.code, message: error?.message };
}

describe.each([{ isStrict: false }, { isStrict: true }])('strict: $isStrict', ({ isStrict }) => {
  let service: TestService;
  let client: RestClient;
  let token: string;

  beforeAll(async () => {
    service = await openTestService({ isStrict, downloadTokenSecret: SECRET });
    client = await RestClient.of(service.url, service.keys.live.client);
    const { orderId, payLink } = await orderOne(client);
    await payLinked(service.url, payLink);
    token = codeOf((await documentOf(client, orderId)).allalaadimislink);
  }, 60_000);
  afterAll(() => service.close());

  const byPath = (code: string, query = '', method = 'GET') =>
    send(service.url, `/v1/download/${code}${query}`, { method, headers: anAddress() });

  test('the token returns the document, .docx by default, every time, without a key', async () => {
    const [first, again] = [
      await download(service.url, { token }),
      await download(service.url, { token, vorming: null }),
    ];
    expect([first.status, first.headers['content-type']]).toEqual([200, DOCX]);
    expect(first.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(first.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.docx";/);
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      etag: `"${createHash('sha256').update(first.bytes).digest('base64url')}"`,
    });
    expect(digestOf(again)).toBe(digestOf(first));
  });

  test.each([
    { vorming: 'docx', accept: 'application/pdf', type: DOCX },
    { vorming: 'pdf', accept: '*/*', type: 'application/pdf' },
    { vorming: undefined, accept: 'application/pdf', type: 'application/pdf' },
    { vorming: 'docx.sig', accept: '*/*', type: 'application/jose' },
    { vorming: 'pdf.sig', accept: '*/*', type: 'application/jose' },
  ])('vorming $vorming with Accept $accept returns $type', async ({ vorming, accept, type }) => {
    const answer = await download(service.url, { token, vorming }, { ...anAddress(), accept });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
  });

  test('the format is not read from the address, and parts exist for GET only', async () => {
    const answer = await send(service.url, '/v1/download?vorming=pdf', {
      method: 'POST',
      headers: { ...anAddress(), 'content-type': 'application/json', range: 'bytes=0-9' },
      body: JSON.stringify({ token }),
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, DOCX]);
    expect(answer.headers).not.toHaveProperty('accept-ranges');
  });

  test('the token of the sandbox sample returns the sample', async () => {
    const answer = await download(service.url, { token: SAMPLE });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('expired, altered, foreign, malformed and empty tokens are all not found', async () => {
    const tokens = tokenKeys(SECRET);
    const documentId = readToken(token, tokens, new Date())?.documentId ?? '';
    const ended = new Date(Date.now() - HOUR_MS);
    const validUntil = linkEnd(new Date());
    const valid = writeToken({ documentId, validUntil }, tokens);
    expect((await download(service.url, { token: valid })).status).toBe(200);
    const refused = [
      writeToken({ documentId, validUntil: ended }, tokens),
      writeToken({ documentId: documentId.replace(/^./, 'f'), validUntil }, tokens),
      writeToken({ documentId, validUntil }, tokenKeys(`${SECRET}!`)),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token}A`,
      `${SAMPLE} `,
      'x',
      '',
      '__proto__',
      'x'.repeat(100_000),
    ];
    const unknown = refusalOf(await byPath('x'));
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    for (const one of refused) {
      expect(refusalOf(await download(service.url, { token: one }))).toEqual(unknown);
    }
  });

  test.each([
    { what: 'no token', body: {}, errors: ['token missing'] },
    { what: 'null', body: { token: null }, errors: ['token missing'] },
    { what: 'a number', body: { token: 7 }, errors: ['token string_type'] },
    { what: 'a list', body: { token: [] }, errors: ['token string_type'] },
    { what: 'a wrong format', body: { token: 'x', vorming: 'exe' }, errors: ['vorming enum'] },
    { what: 'a format as a list', body: { token: 'x', vorming: [] }, errors: ['vorming enum'] },
    { what: 'a list as body', body: [], errors: ['body json_type'] },
  ])('$what is refused with its field', async ({ body, errors }) => {
    const answer = await client.post('/v1/download', body);
    expect([answer.status, errorsOf(answer)]).toEqual([422, errors]);
  });

  test('another media type, no JSON and too many bytes are refused', async () => {
    const as = (type: string, body: string) =>
      client.send('POST', '/v1/download', { 'content-type': type }, body);
    const form = await as('application/x-www-form-urlencoded', `token=${token}`);
    expect([form.status, errorsOf(form)]).toEqual([422, ['Content-Type media_type']]);
    const broken = await as('application/json', '{"token":');
    expect([broken.status, errorsOf(broken)]).toEqual([422, ['body json_invalid']]);
    const large = await as('application/json', JSON.stringify({ token: 'x'.repeat(1_100_000) }));
    expect(large.status).toBe(413);
  });

  test('the path with a token returns the document in the standard profile only', async () => {
    const known = await byPath(token);
    expect(known.status).toBe(isStrict ? 404 : 200);
    if (!isStrict) {
      expect(digestOf(known)).toBe(digestOf(await download(service.url, { token })));
      return;
    }
    for (const code of [token, SAMPLE]) {
      for (const query of ['', '?vorming=pdf']) {
        expect(refusalOf(await byPath(code, query))).toEqual(refusalOf(await byPath('x', query)));
      }
      const [head, unknown] = [await byPath(code, '', 'HEAD'), await byPath('x', '', 'HEAD')];
      expect([head.status, head.headers['content-length']]).toEqual([
        404,
        unknown.headers['content-length'],
      ]);
      expect(refusalOf(await byPath(code, '?vorming=exe'))).toMatchObject({ status: 422 });
    }
  });

  test('the pages that take a code exist in the strict profile only', async () => {
    for (const page of ['/download', '/pay']) {
      const { status } = await send(service.url, page, { headers: anAddress() });
      expect([page, status]).toEqual([page, isStrict ? 200 : 404]);
    }
    const opened = await openPayment(service.url, { kood: 'x' });
    expect(opened.headers['content-type']).toMatch(isStrict ? /^text\/html/ : /^application\/json/);
    expect(opened.status).toBe(404);
  });

  test('GET and POST consume the same limit per address', async () => {
    const limited = await service.addNode({
      rateLimits: { anonymous: { per_minute: 2 } },
      redisUrl: null,
    });
    const address = anAddress();
    const first = await download(limited.url, { token }, address);
    await send(limited.url, '/v1/download/x', { headers: address });
    const third = await download(limited.url, { token }, address);
    expect([first.status, first.headers['x-ratelimit-remaining']]).toEqual([200, '1']);
    expect([third.status, jsonOf(third)]).toMatchObject([429, { error: { code: 'RATE_LIMITED' } }]);
    await limited.close();
  });
});
