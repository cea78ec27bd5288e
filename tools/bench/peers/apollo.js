/** Apollo Server on Express, with its defaults. */
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { loadLawService } from '../../../dist/tools/bench/law-service.js';
import { listen } from './listen.js';

const law = await loadLawService();
const apollo = new ApolloServer({ schema: law.schema });
await apollo.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, { context: () => Promise.resolve(law.context()) }),
);
listen(createServer(app));
