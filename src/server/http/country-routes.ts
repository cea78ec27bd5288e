/** Pages about the law of each member state, to read and print. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countryList, countryPage, type CountryFrame } from '../country-page/country-page.js';
import type { CountryPages } from '../country-page/country-model.js';
import type { HtmlPage } from '../pages/page.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { isHeldByClient, strongTag } from './entity-tag.js';
import { languageOf, paramsOf } from './page-language.js';

export type CountryRoutes = Readonly<{
  admissionControl: AdmissionControl;
  frame: CountryFrame;
  pages: CountryPages;
}>;

function send(request: FastifyRequest, reply: FastifyReply, page: HtmlPage): FastifyReply {
  reply.headers({
    'Content-Security-Policy': page.contentSecurityPolicy,
    Vary: 'Accept-Language',
  });
  if (isHeldByClient(request, reply, strongTag(page.body))) return reply.send();
  return reply.type(page.contentType).send(page.body);
}

export function mountCountryPages(app: FastifyInstance, routes: CountryRoutes): void {
  const { admissionControl, frame, pages } = routes;
  const { countryList: list, countryPage: one } = PLAIN_ROUTES;
  app.get(list.path, {
    ...admitted(admissionControl, list),
    handler: (request, reply) => {
      const language = languageOf(request, frame.texts);
      return send(request, reply, countryList(pages.list(language), language, frame));
    },
  });
  app.get(one.path, {
    ...admitted(admissionControl, one),
    handler: (request, reply) => {
      const country = String(paramsOf(request)['country']);
      const model = pages.page(country, languageOf(request, frame.texts));
      return send(request, reply, countryPage(model, frame));
    },
  });
}
