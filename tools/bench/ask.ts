/** Single requests, to compare the subjects' answers. */
import { request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import type { RequestInput } from './load-plan.js';
import type { Subject } from './subject.js';

/** @throws Error if the status is not 2xx */
export function ask(
  subject: Subject,
  { method, path, headers, body }: RequestInput,
): Promise<unknown> {
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
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve(json(response));
        else {
          void text(response).then((said) => {
            reject(new Error(`${subject.name}: ${path} is answered with ${statusCode}: ${said}`));
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
export function said(answer: unknown): string {
  const data: unknown =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;
  return JSON.stringify(ordered(data), withoutNulls);
}
