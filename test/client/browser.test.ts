/** The package in a browser: a page of another origin bundles it and calls a service that allows that origin. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BROWSER_NOTE, hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { installClient } from '../support/installed-client.js';
import { pay } from '../support/organisation.js';
import { openTestService, type TestService } from '../support/test-service.js';

const LONG_MS = 120_000;
const inBrowser = hasBrowser ? test : test.skip;

/** Program of the page, controlled by the test through `window`. Keeps every socket, so the test can close them. */
const PAGE = `
import { Nis2Client } from 'nis2-compliance-client';
const sockets = [];
window.WebSocket = class extends WebSocket { constructor(...args) { super(...args); sockets.push(this); } };
Object.assign(window, {
  sockets,
  events: [],
  open: (url, key) => { window.nis2 = new Nis2Client({ url, key }); },
  follow: async (id) => {
    for await (const event of window.nis2.orders.watch(id)) window.events.push(event);
    window.ended = true;
  },
  portfolio: async (rows) => {
    const told = [];
    for await (const { data, faults } of window.nis2.portfolio.scoping(rows)) told.push(data?.klassifikatsioon ?? faults[0].field);
    return told;
  },
});
`;

type Window = Readonly<{
  open: (url: string, key: string) => void;
  nis2: {
    scoping: (input: object) => Promise<{ klassifikatsioon: string; sources: unknown[] }>;
    mapping: (input: object) => Promise<{ meetmed: unknown[] }>;
    orders: { place: (input: object) => Promise<{ order_id: string; makselink: string }> };
  };
  follow: (id: string) => Promise<void>;
  portfolio: (rows: object[]) => Promise<string[]>;
  events: { event_id: string; olek: string }[];
  ended?: boolean;
  sockets: { close: (code: number) => void; readyState: number }[];
}>;
declare const window: Window;

let folder: string;
let pages: http.Server;
let service: TestService;
let browser: Browser | null = null;
let page: Page;
let errors: string[];

async function bundle(): Promise<string> {
  await installClient(folder);
  const entry = path.join(folder, 'page.mjs');
  await writeFile(entry, PAGE);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nis2-browser-'));
  const script = await bundle();
  pages = http.createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(
      isScript
        ? script
        : '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  service = await openTestService({ corsOrigins: [origin] });
  if (!hasBrowser) return;
  browser = await openBrowser();
  ({ page, errors } = await openPage(browser));
  await page.goto(origin, { waitUntil: 'load' });
  await page.evaluate(
    ([url, key]) => {
      window.open(url ?? '', key ?? '');
    },
    [service.url, service.keys.live.lawyer_firm],
  );
}, LONG_MS);

afterAll(async () => {
  await browser?.close();
  pages.close();
  await service.close();
  await rm(folder, { recursive: true });
});

inBrowser(`a page scopes and maps${BROWSER_NOTE}`, async () => {
  const input = { tootajad: 120, sektor: 'energy_electricity', kaive_meur: 20, riik: 'ee' };
  const answer = await page.evaluate((requested) => window.nis2.scoping(requested), input);
  expect(answer.klassifikatsioon).toBe('important');
  expect(answer.sources.length).toBeGreaterThan(0);
  const mapping = await page.evaluate(() => window.nis2.mapping({ keel: 'en' }));
  expect(mapping.meetmed).toHaveLength(10);
});

inBrowser(`a portfolio is answered as a stream${BROWSER_NOTE}`, async () => {
  const rows = [
    { tootajad: 9 },
    { tootajad: -1 },
    ...Array.from({ length: 600 }, () => ({ tootajad: 50 })),
  ];
  const reported = await page.evaluate((values) => window.portfolio(values), rows);
  expect([reported.length, reported[0], reported[1], reported.at(-1)]).toEqual([
    602,
    'valjas',
    'tootajad',
    'valjas',
  ]);
});

inBrowser(
  `an order is followed to its end over a socket that breaks, with no event missing or duplicated${BROWSER_NOTE}`,
  async () => {
    const payload = {
      keel: 'et',
      dokument: 'turvapoliitika',
      sektor: 'energy_electricity',
      tootajad: 120,
      kaive_meur: 20,
      organisatsioon: { nimi: 'Browser OÜ' },
    };
    const options = { teenus: 'yksikdokument', riik: 'ee', payload };
    const order = await page.evaluate((request) => window.nis2.orders.place(request), options);
    await page.evaluate((id) => void window.follow(id), order.order_id);
    await page.waitForFunction(() => window.events.length > 0);
    await page.evaluate(() => {
      for (const socket of window.sockets) socket.close(4900);
    });
    // Paid while no socket is open.
    await pay(order.makselink);
    await page.waitForFunction(() => window.ended === true, undefined, { timeout: LONG_MS });
    const { events, sockets } = await page.evaluate(() => ({
      events: window.events,
      sockets: window.sockets.length,
    }));
    expect(sockets).toBeGreaterThan(1);
    expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(events.length);
    expect(events.at(-1)?.olek).toBe('vabastatud');
    expect(events.length).toBeGreaterThanOrEqual(3);
  },
  LONG_MS,
);

inBrowser(`the page logged no errors${BROWSER_NOTE}`, () => {
  expect(errors).toEqual([]);
});
