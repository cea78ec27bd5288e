/**
 * node:http only: reads and parses the body of any request and sends prepared bytes, with the head of the service. The
 * limit that a service on Node.js can reach.
 */
import { createServer } from 'node:http';
import { listen, prepared } from './listen.js';

const answers = new Map(
  prepared().map(([path, { head, text }]) => {
    const body = Buffer.from(text);
    return [path, { body, head: { ...head, 'content-length': String(body.length) } }];
  }),
);

listen(
  createServer((request, response) => {
    const { body, head } = answers.get(request.url);
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(200, head);
      response.end(body);
    });
  }),
);
