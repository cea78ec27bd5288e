import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { codeLinks } from '../../../src/shared/code-links.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import { ORDER_PHASES } from '../../../src/modules/orders/domain/order-phase.js';
import type { ShownPage } from '../../../src/modules/payment-pages/domain/payment-page.js';
import { PaymentPageRoutes } from '../../../src/server/payment-page/payment-pages.js';

const texts = createTexts(presentLaw().knowledge.texts);
const PAGE: ShownPage = {
  providerRef: 'local_x',
  orderId: '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11',
  serviceKey: 'professional',
  amounts: {
    netCents: 99000,
    vatPercent: 24,
    vatCents: 23760,
    totalCents: 122760,
    vatStatus: 'irrelevant',
  },
  phase: 'awaiting_payment',
  isOpen: true,
  language: null,
};

const PATHS = codeLinks('', false);

function aRouteSet(
  page: ShownPage | null,
  { isSimulated = true, mailsKeys = true, paths = PATHS } = {},
) {
  const reported: string[] = [];
  const report = (paid: { providerRef: string; totalCents: number }) => {
    reported.push(`${paid.providerRef} ${String(paid.totalCents)}`);
    return Promise.resolve();
  };
  const transport = new PaymentPageRoutes({
    texts,
    provider: 'Büroo <b>& Co</b>',
    mailsKeys,
    paths,
    pages: { show: (name) => Promise.resolve(name === page?.providerRef ? page : null) },
    links: { follow: () => Promise.resolve(null) },
    report: isSimulated ? report : null,
  });
  return { transport, reported };
}

const form = (choice: string) => Buffer.from(`tegevus=${choice}`);

test('the page states that it is a simulation, and the amount payable', async () => {
  const { transport } = aRouteSet(PAGE);
  const { body, contentSecurityPolicy } = await transport.show('local_x', {});
  expect(body).toContain('<html lang="et">');
  expect(body).toContain('Makse simulatsioon');
  expect(body).toContain(PAGE.orderId);
  for (const sum of ['990,00', '237,60', '1\u00a0227,60']) expect(body).toContain(`${sum}\u00a0€`);
  for (const sum of ['990.00', '237.60', '1227.60'])
    expect(body).toContain(`<data value="${sum}">`);
  expect(body).toContain('24');
  expect(body).toContain('Büroo &lt;b&gt;&amp; Co&lt;/b&gt;');
  expect(body).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
  expect(contentSecurityPolicy).toContain("form-action 'self'");
  expect(contentSecurityPolicy).not.toContain('unsafe-inline');
});

test('the page is in English on request', async () => {
  const { transport } = aRouteSet(PAGE);
  const { body } = await transport.show('local_x', { keel: 'en' });
  expect(body).toContain('<html lang="en">');
  expect(body).toContain('1,227.60\u00a0€');
  expect(body).toContain('Simulated payment');
});

test('paying reports the payment and returns to the page', async () => {
  const { transport, reported } = aRouteSet(PAGE);
  expect(await transport.act('local_x', form('maksa'), { keel: 'en' })).toBe(
    '/pay/local_x?keel=en',
  );
  expect(reported).toEqual(['local_x 122760']);
});

test('where codes are hidden, no address of the page contains its name before #', async () => {
  const paths = codeLinks('', true);
  const { transport } = aRouteSet(PAGE, { paths });
  const { body } = await transport.show('local_x', { keel: 'en' });
  expect(body).toContain(
    '<form method="post" action="/pay?"><input type="hidden" name="kood" value="local_x"><input type="hidden" name="keel" value="en">',
  );
  const menu = [...body.matchAll(/<a href="([^"]+)" hreflang/g)].map(([, address]) => address);
  expect(menu).toEqual(LANGUAGES.map((language) => `/pay?keel=${language}#local_x`));
  expect(await transport.act('local_x', form('maksa'), { keel: 'en' })).toBe(
    '/pay?keel=en#local_x',
  );
  const returned = await transport.show('done', { keel: 'et', tellimus: PAGE.orderId });
  expect(returned.body).toContain(`<a href="?tellimus=${PAGE.orderId}&amp;keel=fi"`);
});

test('cancelling, and any other input, pays nothing', async () => {
  const { transport, reported } = aRouteSet(PAGE);
  for (const choice of ['katkesta', '', 'MAKSA', '%']) {
    expect(await transport.act('local_x', form(choice), {})).toBe(
      `/pay/cancelled?tellimus=${PAGE.orderId}&keel=et`,
    );
  }
  expect(reported).toEqual([]);
});

test('a page that is not open accepts no payment', async () => {
  const { transport, reported } = aRouteSet({ ...PAGE, isOpen: false, phase: 'released' });
  await transport.act('local_x', form('maksa'), {});
  expect(reported).toEqual([]);
  expect((await transport.show('local_x', {})).body).not.toContain('<form');
});

test.each(ORDER_PHASES)(
  'a closed page explains the order state %s in every language',
  async (phase) => {
    const { transport } = aRouteSet({ ...PAGE, isOpen: false, phase });
    for (const language of LANGUAGES) {
      expect((await transport.show('local_x', { keel: language })).body).not.toContain(
        'orders:page',
      );
    }
  },
);

test('an unknown page is not found, nor is any if a real provider is configured', async () => {
  await expect(aRouteSet(null).transport.show('local_x', {})).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const { transport } = aRouteSet(PAGE, { isSimulated: false });
  await expect(transport.show('local_x', {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(transport.act('local_x', form('maksa'), {})).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test.each(['done', 'cancelled'])('payers return to "%s" from any provider', async (name) => {
  const { transport } = aRouteSet(null, { isSimulated: false });
  expect((await transport.show(name, { keel: 'et' })).body).toContain('<h1>');
});

test.each([
  { mailsKeys: true, text: 'the key of a licence comes by e-mail' },
  { mailsKeys: false, text: 'the key of a licence is shown in the console' },
])('after the payment, $text', async ({ mailsKeys, text }) => {
  const { transport } = aRouteSet(null, { mailsKeys });
  expect((await transport.show('done', { keel: 'en' })).body).toContain(text);
});

test.each(['\u0000', 'local_x\u0000', 'ä', '', 'x'.repeat(256), '../x'])(
  'a name that no page can have is not looked up: %j',
  async (name) => {
    const pages = { show: () => Promise.reject(new Error('it was looked for')) };
    const links = { follow: () => Promise.resolve(null) };
    const report = () => Promise.resolve();
    const deps = { texts, provider: 'B', mailsKeys: true, paths: PATHS, pages, links, report };
    const transport = new PaymentPageRoutes(deps);
    await expect(transport.show(name, { keel: 'en' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each(LANGUAGES)(
  'the page is in the order’s language, and links back to it: %s',
  async (language) => {
    const { transport } = aRouteSet({ ...PAGE, language });
    const { body } = await transport.show('local_x', {});
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`href="/console/orders/${PAGE.orderId}?keel=${language}"`);
    expect(body.match(/hreflang="/g)).toHaveLength(LANGUAGES.length);
    const path = await transport.act('local_x', form('katkesta'), {});
    const query = Object.fromEntries(new URL(path, 'http://x').searchParams);
    const back = (await transport.show('cancelled', query)).body;
    expect(back).toContain(`<html lang="${language}">`);
    expect(back).toContain(`href="/console/orders/${PAGE.orderId}?keel=${language}"`);
  },
);

test('a return page links to no order if the id is malformed', async () => {
  const { transport } = aRouteSet(null);
  const { body } = await transport.show('done', { tellimus: '"><b>', keel: 'xx' });
  expect(body).toContain('<html lang="et">');
  expect(body).not.toContain('/console/orders');
  expect(body).not.toContain('<b>"');
});
