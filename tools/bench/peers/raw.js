/** node:http and nothing else: sends prepared bytes, whatever is asked. The limit that a service on Node.js can reach. */
import { createServer } from 'node:http';
import { listen, prepared } from './listen.js';

const bodies = new Map(prepared().map(([path, text]) => [path, Buffer.from(text)]));

listen(
  createServer((request, response) => {
    const body = bodies.get(request.url);
    request.resume();
    request.on('end', () => {
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': body.length,
      });
      response.end(body);
    });
  }),
);
