/** Stub server of VIES (the Commission's VAT exchange): reports every number as valid, or misbehaves. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `silent`: never answers. `late`: answers after the service's timeout. `busy`: the member state is unavailable. */
type ViesBehaviour = 'good' | 'silent' | 'late' | 'down' | 'busy' | 'nonsense';

const LATE_MS = 4_000;
const ANSWERS: Readonly<Record<Exclude<ViesBehaviour, 'silent'>, readonly [number, string]>> = {
  good: [200, '{"valid":true,"requestIdentifier":"WAPIAAAA"}'],
  late: [200, '{"valid":true,"requestIdentifier":"WAPIAAAA"}'],
  down: [503, 'away'],
  busy: [200, '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}'],
  nonsense: [200, '<html>{"valid":true'],
};

export class ViesStub {
  behaviour: ViesBehaviour = 'good';
  onCall: () => void = () => undefined;
  private readonly server = createServer((request, response) => {
    request.resume().once('end', () => {
      this.onCall();
      const { behaviour } = this;
      if (behaviour === 'silent') return;
      const [status, body] = ANSWERS[behaviour];
      setTimeout(
        () => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
        behaviour === 'late' ? LATE_MS : 0,
      );
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`; // listens on TCP
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
