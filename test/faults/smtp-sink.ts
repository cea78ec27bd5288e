/** A mail server that keeps its emails, or misbehaves. */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * `silent`: never answers. `late`: delays each answer. `nonsense`: answers something that is not SMTP. `busy`:
 * temporary
 * failure. `forgetful`: accepts the email, then drops the connection unanswered.
 */
type SmtpBehaviour = 'good' | 'silent' | 'late' | 'nonsense' | 'busy' | 'forgetful';

const LIVE_KEY = /nis2_live_\w+/;

/** Header of the idempotency key; the setting of the service under test. */
export const KEY_HEADER = 'X-Idempotency-Key';
const KEY = new RegExp(`^${KEY_HEADER}: (\\S+)`, 'im');

const LATE_MS = 1_200;

/** Decodes quoted-printable. */
const plain = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

export class SmtpSink {
  behaviour: SmtpBehaviour = 'good';
  onCall: () => void = () => undefined;
  /** After an email was accepted and before the answer, which waits for it. */
  onTaken: () => Promise<void> | null = () => null;
  /** Delivered emails, decoded: one for each idempotency key. */
  readonly mails: string[] = [];
  /** Emails that were accepted again under a known key, and not delivered again. */
  repeated = 0;
  private readonly keys = new Set<string>();
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => {
    this.serve(socket);
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`; // listens on TCP
  }

  /** @returns the newest live key sent to this address, or null */
  keyFor(recipient: string): string | null {
    const mail = this.mails.findLast((one) => one.includes(recipient) && LIVE_KEY.test(one));
    return mail === undefined ? null : (LIVE_KEY.exec(mail)?.[0] ?? null);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    this.onCall();
    if (this.behaviour === 'silent') return;
    let unread = '';
    let isMail = false;
    this.reply(socket, this.behaviour === 'nonsense' ? 'HTTP/1.1 200 OK' : '220 sink');
    socket.on('data', (bytes) => {
      unread += bytes.toString();
      for (;;) {
        const end = unread.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = unread.slice(0, end);
        unread = unread.slice(end + (isMail ? 5 : 2));
        isMail = isMail ? this.takeMail(socket, part) : this.obey(socket, part);
      }
    });
  }

  private reply(socket: Socket, line: string): void {
    const send = (): void => {
      if (!socket.destroyed) socket.write(`${line}\r\n`);
    };
    if (this.behaviour === 'late') setTimeout(send, LATE_MS);
    else send();
  }

  /** @returns whether message data follows */
  private obey(socket: Socket, line: string): boolean {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') {
      this.reply(socket, this.behaviour === 'busy' ? '451 busy' : '354 go on');
      return this.behaviour !== 'busy';
    }
    this.reply(socket, command === 'QUIT' ? '221 bye' : '250 ok');
    return false;
  }

  private takeMail(socket: Socket, mail: string): false {
    const key = KEY.exec(mail)?.[1] ?? '';
    if (this.keys.has(key)) this.repeated += 1;
    else this.mails.push(plain(mail));
    if (key !== '') this.keys.add(key);
    if (this.behaviour === 'forgetful') socket.destroy();
    else void this.answerTaken(socket);
    return false;
  }

  private async answerTaken(socket: Socket): Promise<void> {
    await this.onTaken();
    this.reply(socket, '250 taken');
  }
}
