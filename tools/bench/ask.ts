/** Single requests, to compare the subjects' answers. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { json, text } from 'node:stream/consumers';
import type { RequestInput } from './load-plan.js';
import type { Subject } from './subject.js';

/** `head`: names in lower case. `body`: JSON. */
export type BenchAnswer = Readonly<{ head: IncomingHttpHeaders; body: unknown }>;

/** @returns the body @throws Error if the status is not 2xx */
export const ask = async (subject: Subject, input: RequestInput): Promise<unknown> =>
  (await askWhole(subject, input)).body;

/** @throws Error if the status is not 2xx */
export function askWhole(
  subject: Subject,
  { method, path, headers, body }: RequestInput,
): Promise<BenchAnswer> {
  const typed = body === undefined ? {} : { 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: subject.port,
        method,
        path,
        agent: false,
        headers: { ...headers, ...subject.headers[0], ...typed },
      },
      (response) => {
        const { statusCode = 0, headers: head } = response;
        if (statusCode >= 200 && statusCode < 300) {
          resolve(json(response).then((answer) => ({ head, body: answer })));
        } else {
          void text(response).then((refusal) => {
            reject(
              new Error(`${subject.name}: ${path} is answered with ${statusCode}: ${refusal}`),
            );
          });
        }
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, one]): [string, unknown] => [
    name,
    ordered(one),
  ]);
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const withoutNulls = (_name: string, value: unknown): unknown => value ?? undefined;

/** `data`, or the whole answer without an envelope. */
export function canonicalText(answer: unknown): string {
  const data: unknown =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
  return JSON.stringify(ordered(data), withoutNulls);
}
