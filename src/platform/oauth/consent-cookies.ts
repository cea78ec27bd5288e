/**
 * Cookies of a consent, over https. The provider binds them to the path of the request, so that several can be open in
 * one browser; `__Host-` requires the path `/` (ASVS 5.0.0, V3.3.3), so here the name has the id of the request instead.
 */
import { parseCookie, parseSetCookie, stringifyCookie, stringifySetCookie } from 'cookie';
import type { OauthAnswer, OauthRequest } from '../../modules/oauth/domain/endpoint.js';

const PREFIX = '__Host-consent';

/** As the provider names them, with their signatures. */
const OF_CONSENT = /^_interaction(?:_resume)?(?:\.sig)?$/;

/** Values are sent as they are: ids and signatures in base64url. */
const AS_SENT = { encode: (value: string) => value, decode: (value: string) => value };

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Cookies under the provider's own names are left out: another host of the domain could have set them.
 * @returns the request with the cookies of the consent that its address names, as the provider named them
 */
export function withConsentCookies(request: OauthRequest): OauthRequest {
  const { cookie } = request.headers;
  if (cookie === undefined) return request;
  const [path = ''] = request.url.split('?');
  const own = `${PREFIX}.${lastOf(path)}.`;
  const cookies = Object.entries(parseCookie(cookie, AS_SENT)).flatMap(([name, value]) => {
    if (name.startsWith(own)) return [[name.slice(own.length), value] as const];
    const isOther = name.startsWith(PREFIX) || OF_CONSENT.test(name);
    return isOther ? [] : [[name, value] as const];
  });
  const sent = stringifyCookie(Object.fromEntries(cookies), AS_SENT);
  return { ...request, headers: { ...request.headers, cookie: sent } };
}

function renamed(line: string): string {
  const cookie = parseSetCookie(line, AS_SENT);
  if (!OF_CONSENT.test(cookie.name)) return line;
  const name = `${PREFIX}.${lastOf(cookie.path ?? '')}.${cookie.name}`;
  return stringifySetCookie({ ...cookie, name, path: '/', secure: true }, AS_SENT);
}

/** @returns the answer with the cookies of a consent under their names in the browser */
export function withHostCookies(answer: OauthAnswer): OauthAnswer {
  const lines = answer.headers['set-cookie'];
  if (!Array.isArray(lines)) return answer;
  return { ...answer, headers: { ...answer.headers, 'set-cookie': lines.map(renamed) } };
}
