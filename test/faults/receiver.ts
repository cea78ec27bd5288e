/** A client's webhook receiver: accepts signed webhooks, or misbehaves. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** `silent`: never answers. `refusing`: answers 500. `forgetful`: accepts, then drops the connection unanswered. */
type ReceiverBehaviour = 'good' | 'silent' | 'refusing' | 'forgetful';

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array)); // a request streams bytes
  return Buffer.concat(chunks).toString();
}

/** Checks the signature only: the clock of the sending process may be wrong. */
function isSigned(body: string, headers: IncomingMessage['headers'], secret: string): boolean {
  const [id, at, reported] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  );
  const good = new Webhook(secret).sign(id ?? '', new Date(Number(at) * 1000), body);
  return (reported ?? '').split(' ').includes(good);
}

export class Receiver {
  behaviour: ReceiverBehaviour = 'good';
  onCall: () => void = () => undefined;
  url = '';
  /** Key: path of the endpoint. */
  readonly secrets = new Map<string, string>();
  /** Accepted webhooks. */
  readonly taken = new Set<string>();
  readonly complaints: string[] = [];
  private readonly server = createServer((request, response) => {
    void textOf(request).then(
      (body) => {
        this.onCall();
        if (this.behaviour === 'silent') return;
        if (this.behaviour !== 'refusing') this.take(request, body);
        if (this.behaviour === 'forgetful') request.socket.destroy();
        else response.writeHead(this.behaviour === 'good' ? 204 : 500).end();
      },
      () => request.socket.destroy(),
    );
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`; // listens on TCP
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private take({ url = '', headers }: IncomingMessage, body: string): void {
    const secret = this.secrets.get(url);
    // An endpoint whose registration answer was lost has no known secret.
    if (secret !== undefined && !isSigned(body, headers, secret)) {
      this.complaints.push(`a webhook with a bad signature: ${body.slice(0, 200)}`);
    }
    this.taken.add(`${url} ${String(headers['webhook-id'])}`);
  }
}
