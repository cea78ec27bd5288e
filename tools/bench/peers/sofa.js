/** sofa-api with its defaults, on node:http. */
import { createServer } from 'node:http';
import { useSofa } from 'sofa-api';
import { loadLawService } from '../../../dist/tools/bench/law-service.js';
import { listen } from './listen.js';

const law = await loadLawService();
listen(
  createServer(
    useSofa({
      basePath: '/v1',
      schema: law.restSchema,
      context: () => law.context(),
      routes: {
        'Query.frameworkMapping': { method: 'GET', path: '/framework-mapping' },
        'Query.frameworkMappingMeasure': { method: 'GET', path: '/framework-mapping/:measure_key' },
        'Query.scoping': { method: 'POST', path: '/scoping' },
        'Query.wizardEvaluate': { method: 'POST', path: '/wizard/evaluate' },
      },
    }),
  ),
);
