/** Mail by SMTP, or as .eml files. */
import { channel } from 'node:diagnostics_channel';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Nodemailer from 'nodemailer';
import { ServiceError } from '../../shared/errors.js';
import { DEPENDENCY_CALLED, type DependencyCall } from '../../shared/telemetry.js';
import { lazy } from '../../shared/lazy.js';
import type { Mail, Mailer } from '../../modules/outbox/outbox.ports.js';

const require = createRequire(import.meta.url);
const library = (): typeof Nodemailer => require('nodemailer') as typeof Nodemailer;

const TIMEOUT_MS = 10_000;
const TIMEOUTS = {
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
} as const;

const dependencyCalled = channel(DEPENDENCY_CALLED);

function measure(outcome: DependencyCall['outcome'], begun: number): void {
  const call: DependencyCall = { service: 'mail', outcome, ms: performance.now() - begun };
  dependencyCalled.publish(call);
}

/**
 * @param from also the right-hand side of message ids
 * @param keyHeader header in which the server expects an idempotency key: the id of the email; null: it knows none
 */
export function smtpMailer(url: string, from: string, keyHeader: string | null = null): Mailer {
  const transport = lazy(() => library().createTransport({ url, ...TIMEOUTS }));
  return {
    send: async (mail) => {
      const begun = performance.now();
      await transport()
        .sendMail({
          ...toMessage(mail, from),
          headers: keyHeader === null ? {} : { [keyHeader]: mail.id },
        })
        .catch((cause: unknown) => {
          measure('unavailable', begun);
          throw new ServiceError('UPSTREAM_UNAVAILABLE', [], { cause });
        });
      measure('ok', begun);
    },
  };
}

/** Named by the mail's id, so resending overwrites. Mails may hold keys: owner-only permissions. */
export function fileMailer(directory: string, from: string): Mailer {
  const transport = lazy(() =>
    library().createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  return {
    send: async (mail) => {
      const { message } = await transport().sendMail(toMessage(mail, from));
      const path = join(directory, `${mail.id}.eml`);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

/** The message id is stable: a mail program shows an email that was sent twice once. */
const toMessage = (mail: Mail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments.map(({ fileName, contentType, bytes }) => ({
    filename: fileName,
    contentType,
    content: Buffer.from(bytes),
  })),
  messageId: `<${mail.id}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'localhost'}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});
