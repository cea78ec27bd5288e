/** Files sent as attachments: never displayed, and their names cannot inject headers. */
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { sendFile } from '../../../src/server/http/send-file.js';

async function headersOf(fileName: string) {
  const app = Fastify();
  app.get('/', (request, reply) =>
    sendFile(request, reply, {
      fileName,
      contentType: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7'),
    }),
  );
  const { headers, statusCode } = await app.inject('/?filename=evil.html');
  await app.close();
  expect(statusCode).toBe(200);
  return headers;
}

test.each([
  ['arve-7.pdf', 'arve-7.pdf', 'arve-7.pdf'],
  ['Õun.pdf', '_un.pdf', '%C3%95un.pdf'],
  ['a"; filename="b.html', 'a_; filename=_b.html', 'a%22%3B%20filename%3D%22b.html'],
  ['a\\b.pdf', 'a_b.pdf', 'a%5Cb.pdf'],
  ['a\r\nSet-Cookie: b=c.pdf', 'a__Set-Cookie: b=c.pdf', 'a%0D%0ASet-Cookie%3A%20b%3Dc.pdf'],
  ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
])('the name %j stays one name', async (fileName, plain, encoded) => {
  const headers = await headersOf(fileName);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  );
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
