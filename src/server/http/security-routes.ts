/** How to report a vulnerability: `security.txt` (RFC 9116). */
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../shared/errors.js';
import { PLAIN_ROUTES } from '../routing/plain-routes.js';
import { admitted } from './admit.js';
import type { AdmissionControl } from './admission-control.js';

/** RFC 9116, 2.5.5 recommends less than a year. */
const VALID_DAYS = 90;
const MS_PER_DAY = 86_400_000;

/** `contact`: a `mailto:` or `https:` address; null: the file does not exist. */
export type SecurityRoutes = Readonly<{
  admissionControl: AdmissionControl;
  contact: string | null;
  publicUrl: string;
}>;

/** @param now its day, in UTC, begins the validity of the file */
export function securityText(contact: string, publicUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / MS_PER_DAY);
  const expires = new Date((today + VALID_DAYS) * MS_PER_DAY).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, et, de',
    `Canonical: ${publicUrl}${PLAIN_ROUTES.securityText.path}`,
  ];
  return `${lines.join('\n')}\n`;
}

export function mountSecurityText(
  app: FastifyInstance,
  { admissionControl, contact, publicUrl }: SecurityRoutes,
): void {
  app.get(PLAIN_ROUTES.securityText.path, {
    ...admitted(admissionControl, PLAIN_ROUTES.securityText),
    handler: (_request, reply) => {
      if (contact === null) throw notFound();
      return reply.type('text/plain').send(securityText(contact, publicUrl, new Date()));
    },
  });
}
