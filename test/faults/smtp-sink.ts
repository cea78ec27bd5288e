/** A mail server that keeps what it gets, or behaves badly. */
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** `silent`: never answers. `busy`: refuses for now. `forgetful`: takes the mail and breaks before it says so. */
type SmtpMood = 'good' | 'silent' | 'busy' | 'forgetful';

/** Soft line breaks and codes of quoted-printable. */
const plain = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

export class SmtpSink {
  mood: SmtpMood = 'good';
  /** As they came, readable. */
  readonly mails: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => {
    this.serve(socket);
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`; // it listens on a port
  }

  /** @returns the newest live key that was sent to this address */
  keyFor(recipient: string): string | null {
    const mail = this.mails.findLast((one) => one.includes(recipient));
    return mail === undefined ? null : (/nis2_live_\w+/.exec(mail)?.[0] ?? null);
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    if (this.mood === 'silent') return;
    let unread = '';
    let isMail = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 sink');
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

  /** @returns whether a mail follows */
  private obey(socket: Socket, line: string): boolean {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') {
      socket.write(this.mood === 'busy' ? '451 busy\r\n' : '354 go on\r\n');
      return this.mood !== 'busy';
    }
    socket.write(command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    return false;
  }

  private takeMail(socket: Socket, mail: string): false {
    this.mails.push(plain(mail));
    if (this.mood === 'forgetful') socket.destroy();
    else socket.write('250 taken\r\n');
    return false;
  }
}
