/** Pages that verify a document by the code printed in it. Source: D-166. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../shared/errors.js';
import type { Texts } from '../../shared/texts.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import {
  CODE_FIELD,
  verificationPage,
  type VerificationResult,
  type Verified,
} from '../verification-page/verification-page.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';
import { languageOf, paramsOf, queryOf } from './page-language.js';

/** `verify`: rejects with NOT_FOUND if no document has the code. */
export type VerificationRoutes = Readonly<{
  admissionControl: AdmissionControl;
  texts: Texts;
  provider: string;
  verify: (code: string) => Promise<Verified>;
}>;

const NOT_FOUND = 404;
const OK = 200;
const MAX_CODE_LENGTH = 40;

async function resultOf(
  text: unknown,
  verify: VerificationRoutes['verify'],
): Promise<VerificationResult> {
  if (typeof text !== 'string' || text.trim() === '') return { kind: 'open' };
  const code = text.slice(0, MAX_CODE_LENGTH);
  try {
    return { kind: 'genuine', code, document: await verify(code) };
  } catch (failure) {
    const isUnknown = failure instanceof ServiceError && failure.code === 'NOT_FOUND';
    if (!isUnknown) throw failure;
    return { kind: 'unknown', code };
  }
}

export function mountVerification(app: FastifyInstance, routes: VerificationRoutes): void {
  const { admissionControl, texts, provider, verify } = routes;
  const send = async (request: FastifyRequest, reply: FastifyReply, code: unknown) => {
    const result = await resultOf(code, verify);
    const page = verificationPage(result, {
      texts,
      provider,
      language: languageOf(request, texts),
    });
    return reply
      .status(result.kind === 'unknown' ? NOT_FOUND : OK)
      .headers({
        'Content-Security-Policy': page.contentSecurityPolicy,
        'Referrer-Policy': 'no-referrer',
        Vary: 'Accept-Language',
      })
      .type(page.contentType)
      .send(page.body);
  };
  app.get(PLAIN_ROUTES.verify.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.verify),
    handler: (request, reply) => send(request, reply, queryOf(request)[CODE_FIELD]),
  });
  app.get(PLAIN_ROUTES.verifyCode.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.verifyCode),
    handler: (request, reply) => send(request, reply, paramsOf(request)['code']),
  });
}
