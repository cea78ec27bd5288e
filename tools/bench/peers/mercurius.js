/** mercurius on Fastify; with BENCH_JIT=1 it compiles each operation at its first request. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { loadLawService } from '../../../dist/tools/bench/law-service.js';
import { report } from './listen.js';

const law = await loadLawService();
const app = Fastify();
app.register(mercurius, {
  schema: law.schema,
  context: () => law.context(),
  jit: process.env.BENCH_JIT === '1' ? 1 : 0,
});
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server.address().port);
