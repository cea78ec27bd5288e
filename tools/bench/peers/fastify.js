/** A service written by hand on Fastify: objects kept ready and serialised for each answer, scoping computed. */
import Fastify from 'fastify';
import { loadLawService } from '../../../dist/tools/bench/law-service.js';
import { prepared, report } from './listen.js';

const law = await loadLawService();
const app = Fastify();
for (const [path, { text }] of prepared()) {
  const [route] = path.split('?');
  const answer = JSON.parse(text);
  if (route.startsWith('/v1/framework-mapping')) app.get(route, () => answer);
}
app.post('/v1/scoping', (request) => ({ data: law.scope(request.body), meta: {} }));
app.post('/v1/wizard/evaluate', (request) => ({ data: law.evaluate(request.body), meta: {} }));
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server.address().port);
