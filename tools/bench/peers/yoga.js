/** graphql-yoga, with its defaults. */
import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { loadLawService } from '../../../dist/tools/bench/law-service.js';
import { listen } from './listen.js';

const law = await loadLawService();
listen(createServer(createYoga({ schema: law.schema, context: () => law.context() })));
