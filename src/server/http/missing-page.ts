/** Page for a browser that opens an address without a page. Programs, and every path of the API, get the envelope. Source: D-418. */
import Negotiator from 'negotiator';
import type { FastifyRequest } from 'fastify';
import type { ServiceError } from '../../shared/errors.js';
import { escapeMarkup } from '../../shared/escape-markup.js';
import { message } from '../../shared/message.js';
import { pagePolicy, type HtmlPage } from '../pages/page.js';
import { payerPage, sayer, type PayerFrame } from '../payment-page/payer-page.js';
import { PAYMENT_STYLE } from '../payment-page/payment-style.js';

const STYLE = `${PAYMENT_STYLE}
.card ul { margin: .75rem 0 0; padding-left: 1.2rem; } .card p { margin: .75rem 0 0; }
`;

const POLICY = pagePolicy(STYLE);

const API = /^\/(v\d+|graphql|mcp|oauth|assets|\.well-known)(\/|$|\?)/i;

/** In the order of preference of the service: without `Accept`, or with any type accepted, JSON. */
const TYPES = ['application/json', 'text/html'];

/** Whether a person sees the answer: a browser that follows a link or an address typed in. */
export const isForPerson = (error: ServiceError, request: FastifyRequest): boolean =>
  error.code === 'NOT_FOUND' &&
  request.method === 'GET' &&
  !API.test(request.url) &&
  new Negotiator({ headers: request.headers }).mediaType(TYPES) === 'text/html';

export function missingPage(frame: PayerFrame): HtmlPage {
  const t = (key: string): string => sayer(frame)(message(key));
  const title = t('console:missing');
  const link = (address: string, text: string): string =>
    `<li><a href="${address}">${text}</a></li>`;
  const links = [
    link('/', escapeMarkup(frame.provider)),
    link('/docs', t('links:page.navigation.guides')),
    link('/console', t('links:page.navigation.console')),
    link('/countries', t('console:foot.countries')),
    link('/reference', t('console:foot.reference')),
  ];
  return payerPage(frame, {
    title,
    style: STYLE,
    head: '',
    menu: '',
    content: `<div class="card"><h1>${title}</h1><p>${t('console:missing_text')}</p><ul>${links.join('')}</ul></div>`,
    back: '',
    policy: POLICY,
  });
}
