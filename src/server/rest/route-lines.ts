/** Endpoints on the home page. */
import type { AccessRule } from '../../shared/graphql/decorators.js';
import { summaryOf, type RestOperation } from './operations.js';

export type RouteLine = Readonly<{ method: string; path: string; access: string; summary: string }>;

function accessWords(access: AccessRule): string {
  if (access === 'public') return 'no key';
  if (access === 'any') return 'any key';
  return access === 'operator' ? access : access.join(', ');
}

const toLine = ({ route, access, field }: RestOperation): RouteLine => ({
  method: route.method,
  path: `/v1${route.path.replace(/:(\w+)/g, '{$1}')}`,
  access: accessWords(access),
  summary: summaryOf(field),
});

/** Routes that are not generated. */
const FILES: readonly RouteLine[] = [
  {
    method: 'POST',
    path: '/v1/scoping/portfolio',
    access: 'any key',
    summary: 'Assesses up to 100,000 organisations, as a stream of lines',
  },
  {
    method: 'POST',
    path: '/v1/scoping/group/portfolio',
    access: 'any key',
    summary: 'Assesses up to 100,000 groups of companies, as a stream of lines',
  },
  {
    method: 'POST',
    path: '/v1/graph/delta/portfolio',
    access: 'lawyer_firm, lawyer_individual, grc_platform',
    summary:
      'Compares the controls of up to 100,000 organisations with the ten measures, as a stream of lines',
  },
  {
    method: 'GET',
    path: '/v1/exports/{format}',
    access: 'lawyer_firm, lawyer_individual, grc_platform',
    summary: 'Exports the mapping as a file that GRC platforms import',
  },
  {
    method: 'POST',
    path: '/v1/imports',
    access: 'lawyer_firm, lawyer_individual, grc_platform',
    summary: 'Reads controls in place from OSCAL, CSV or Excel and returns what remains',
  },
  {
    method: 'GET',
    path: '/v1/changelog/rss',
    access: 'no key',
    summary: 'Returns the change log as RSS 2.0',
  },
  {
    method: 'GET',
    path: '/v1/changelog/feed.json',
    access: 'no key',
    summary: 'Returns the change log as JSON Feed 1.1',
  },
  {
    method: 'GET',
    path: '/v1/download/{token}',
    access: 'token',
    summary: 'Downloads a document by its link',
  },
  {
    method: 'POST',
    path: '/v1/download',
    access: 'token',
    summary: 'Downloads a document by the token in the body',
  },
  {
    method: 'GET',
    path: '/verify/{code}',
    access: 'no key',
    summary: 'Page that verifies a document by its code',
  },
  {
    method: 'GET',
    path: '/v1/orders/{order_id}/documents.zip',
    access: 'key of the client',
    summary: 'Downloads all documents of an order with signatures and a manifest of hashes',
  },
  {
    method: 'GET',
    path: '/v1/invoices/{invoice_number}/download',
    access: 'key of the client',
    summary: 'Downloads an invoice or credit note',
  },
];

export const routeLines = (operations: readonly RestOperation[]): RouteLine[] => [
  ...operations.map(toLine),
  ...FILES,
];
