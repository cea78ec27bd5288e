/** Stub of the Commission's VAT validation service: answers as configured and records its requests. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/**
 * `flapping`: every second request fails. `slow`: beyond the service's timeout. `get_only`: only the older API works.
 * `requester_refused`: rejects the requester. Capitals: error codes of VIES itself.
 */
export type ViesBehaviour =
  | 'valid'
  | 'invalid'
  | 'slow'
  | 'error'
  | 'garbage'
  | 'endless'
  | 'redirect'
  | 'flapping'
  | 'get_only'
  | 'requester_refused'
  | 'MS_UNAVAILABLE'
  | 'MS_MAX_CONCURRENT_REQ'
  | 'TIMEOUT'
  | 'INVALID_INPUT';

const questionSchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
  traderName: z.string().optional(),
});

type RequestInput = z.infer<typeof questionSchema> & Readonly<{ method: string; path: string }>;

const OLD_FORM = /^\/api\/ms\/([A-Z]{2})\/vat\/([^?]+)/;

const KIB = 1024;

async function readQuestion(request: http.IncomingMessage): Promise<RequestInput> {
  const { method = '', url: path = '' } = request;
  const [, countryCode, vatNumber] = OLD_FORM.exec(path) ?? [];
  if (countryCode !== undefined && vatNumber !== undefined) {
    return { method, path, countryCode, vatNumber };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Uint8Array).parse(chunk));
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  return { method, path, ...questionSchema.parse(body) };
}

const fault = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

export async function openViesStub() {
  const requested: RequestInput[] = [];
  const behaviours = new Map<string, ViesBehaviour>();
  const names = new Map<string, string>();
  let behaviour: ViesBehaviour = 'invalid';
  let count = 0;

  const report = (response: http.ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  const verdict = (question: RequestInput, isValid: boolean) => ({
    countryCode: question.countryCode,
    vatNumber: question.vatNumber,
    requestDate: '2026-11-20T12:00:00.000Z',
    ...(question.method === 'GET'
      ? { isValid, userError: isValid ? 'VALID' : 'INVALID' }
      : { valid: isValid }),
    requestIdentifier:
      question.requesterNumber === undefined ? '' : `WAPIAAAA${question.vatNumber}`,
    name: names.get(`${question.countryCode}${question.vatNumber}`) ?? '---',
    address: '---',
  });

  const answers: Readonly<
    Partial<Record<ViesBehaviour, (question: RequestInput, response: http.ServerResponse) => void>>
  > = {
    valid: (question, response) => {
      report(response, 200, verdict(question, true));
    },
    invalid: (question, response) => {
      report(response, 200, verdict(question, false));
    },
    slow: () => undefined,
    error: (_, response) => {
      report(response, 500, 'Internal Server Error');
    },
    garbage: (_, response) => {
      report(response, 200, '<html>Service maintenance</html>');
    },
    endless: (_, response) => {
      report(response, 200, `{"valid":true,"name":"${'x'.repeat(KIB * KIB)}"}`);
    },
    redirect: (_, response) => {
      response.writeHead(302, { location: '/elsewhere' }).end();
    },
    flapping: (question, response) => {
      if (count % 2 === 1) report(response, 503, '');
      else report(response, 200, verdict(question, true));
    },
    get_only: (question, response) => {
      if (question.method === 'POST') report(response, 404, 'Not Found');
      else report(response, 200, verdict(question, true));
    },
    requester_refused: (question, response) => {
      if (question.requesterNumber === undefined) report(response, 200, verdict(question, true));
      else report(response, 400, fault('INVALID_REQUESTER_INFO'));
    },
  };

  const server = http.createServer((request, response) => {
    void readQuestion(request).then((question) => {
      requested.push(question);
      count += 1;
      const now = behaviours.get(`${question.countryCode}${question.vatNumber}`) ?? behaviour;
      const answer = answers[now];
      if (answer === undefined) report(response, 200, fault(now));
      else answer(question, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on TCP

  return {
    url: `http://127.0.0.1:${String(port)}/api`,
    requests: requested,
    /** Default for numbers without their own setting. */
    is: (now: ViesBehaviour): void => {
      behaviour = now;
      count = 0;
    },
    /** @param number in VIES notation */
    answers: (number: string, now: ViesBehaviour): void => void behaviours.set(number, now),
    names: (number: string, name: string): void => void names.set(number, name),
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ViesStub = Awaited<ReturnType<typeof openViesStub>>;
