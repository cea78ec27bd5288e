/** Every view of the console in its visible states, and the input before it is inspected. */
import type { Page } from 'playwright-core';
import { GraphqlClient } from './graphql-client.js';
import { openOrganisation, type Organisation } from './organisation.js';
import { RestClient } from './rest-client.js';
import { watchRest, type Rest } from './page-rest.js';
import type { TestService } from './test-service.js';

/** `none`: a visitor. `firm`: sandbox key of a law firm. `account`: live key of an account with every kind of record. */
type KeyOf = 'none' | 'firm' | 'account' | 'operator';

export type View = Readonly<{
  name: string;
  path: string;
  key: KeyOf;
  /** Requests to the API fail, as in an outage. */
  isCutOff?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
}>;

export type ConsoleViews = Readonly<{
  views: readonly View[];
  /** Opens the view in a page of the context and enters its input. */
  open: (page: Page, view: View, language: string) => Promise<Rest>;
  storedFor: (view: View) => string;
}>;

const PORTFOLIO = `name,headcount,turnover,balance,country,sector
Grid,432,80,70,ee,energy_electricity
Bakery,5,1,1,ee,
Waste,60,12,11,de,waste_management
Broken,many,1,1,de,waste_management
`;

const GROUP = `name;headcount;turnover;balance;country;sector;owner;percent
Example Holding;432;90;80;ee;;;
Example Grid;60;12;11;ee;energy_electricity;Example Holding;80
Example Grid;60;12;11;ee;energy_electricity;Investor;20
Partner;100;20;18;;;Example Grid;30
`;

const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Enough for a result next to the form. */
async function answerScoping(page: Page): Promise<void> {
  await page.locator('main input[type="number"]').first().fill('120');
  await page
    .locator('select:has(option[value="energy_electricity"])')
    .first()
    .selectOption('energy_electricity');
}

async function chooseRoles(page: Page): Promise<void> {
  const boxes = page.locator('main form input[type="checkbox"]');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
}

async function answerGap(page: Page): Promise<void> {
  const radios = page.locator('input[type="radio"][value="osaliselt"]');
  await radios.first().waitFor();
  for (const radio of await radios.all()) await radio.check();
}

async function showGapResult(page: Page): Promise<void> {
  await answerGap(page);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('.heat-map').first().waitFor();
}

const openPortfolio = (page: Page): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(csv('portfolio.csv', PORTFOLIO));

async function openGroup(page: Page): Promise<void> {
  await page.locator('main details summary').first().click();
  await page.locator('input[type="file"]').setInputFiles(csv('group.csv', GROUP));
}

const openCell = (page: Page): Promise<void> => page.locator('td.heat button').first().click();

async function placeEmptyCheckout(page: Page): Promise<void> {
  await page.locator('main form button.first').click();
  await page.locator('.fault').first().waitFor();
}

async function showDeliveries(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="webhooks"] button[aria-expanded]').first().click();
}

async function rotateKey(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="keys"] > button').first().click();
}

async function addOrganisations(page: Page): Promise<void> {
  const add = page.locator('section[aria-labelledby="organisations"] > p button');
  await add.click();
  await page.locator('#compare').waitFor();
}

const BAD_TOKEN = 'x'.repeat(43);

const viewsWith = ({ orderId, unpaidId }: Organisation): readonly View[] => [
  { name: 'start', path: '/console', key: 'none' },
  { name: 'home', path: '/console', key: 'account' },
  { name: 'home-two', path: '/console', key: 'firm', prepare: addOrganisations },
  { name: 'scoping', path: '/console/scoping', key: 'none' },
  { name: 'scoping-result', path: '/console/scoping', key: 'none', prepare: answerScoping },
  { name: 'groups', path: '/console/groups', key: 'none', prepare: openGroup },
  { name: 'portfolio', path: '/console/portfolio', key: 'none' },
  { name: 'portfolio-map', path: '/console/portfolio', key: 'none', prepare: openPortfolio },
  { name: 'gap', path: '/console/gap', key: 'firm', prepare: answerGap },
  { name: 'gap-result', path: '/console/gap', key: 'firm', prepare: showGapResult },
  { name: 'case', path: '/console/case', key: 'firm' },
  { name: 'orders', path: '/console/orders', key: 'account' },
  { name: 'orders-none', path: '/console/orders', key: 'firm' },
  { name: 'new-order', path: '/console/orders/new', key: 'firm' },
  { name: 'order-unpaid', path: `/console/orders/${unpaidId}`, key: 'account' },
  { name: 'order-complete', path: `/console/orders/${orderId}`, key: 'account' },
  { name: 'mapping', path: '/console/mapping', key: 'firm', prepare: openCell },
  { name: 'mapping-node', path: '/console/mapping/measure%3Ab', key: 'firm' },
  { name: 'incident', path: '/console/incident', key: 'none' },
  { name: 'incident-roles', path: '/console/incident', key: 'firm', prepare: chooseRoles },
  { name: 'plans', path: '/console/plans', key: 'none' },
  { name: 'checkout', path: '/console/plans/professional', key: 'none' },
  {
    name: 'checkout-faults',
    path: '/console/plans/professional',
    key: 'none',
    prepare: placeEmptyCheckout,
  },
  { name: 'account', path: '/console/account', key: 'account', prepare: showDeliveries },
  { name: 'account-sandbox', path: '/console/account', key: 'firm' },
  { name: 'account-question', path: '/console/account', key: 'firm', prepare: rotateKey },
  { name: 'account-no-key', path: '/console/account', key: 'none' },
  { name: 'account-cut-off', path: '/console/account', key: 'firm', isCutOff: true },
  { name: 'people', path: '/console/people', key: 'account' },
  { name: 'sign-in', path: '/console/sign-in', key: 'none' },
  { name: 'dead-link', path: `/console/sign-in#${BAD_TOKEN}`, key: 'none' },
  { name: 'operator', path: '/console/operator', key: 'operator' },
  { name: 'operator-refused', path: '/console/operator', key: 'firm' },
  { name: 'changes', path: '/console/changes', key: 'none' },
  { name: 'missing', path: '/console/nowhere', key: 'none' },
];

const REPORT = `mutation { reportMapping(link: "iso27001:A.8.32|dora:art 9", message: "Too strong a link for this control.") { id } }`;

export async function openConsoleViews(service: TestService): Promise<ConsoleViews> {
  const base = await RestClient.of(service.url);
  const account = await openOrganisation(service, base, 'lawyer_firm');
  await new GraphqlClient(service.url, service.keys.live.lawyer_firm).ask({ query: REPORT });
  const operator = (await service.operatorKeys.create({ name: 'Pictures', days: 1 })).text;
  const keys = { none: null, firm: service.keys.test.lawyer_firm, account: account.key, operator };
  return {
    views: viewsWith(account),
    storedFor: ({ key }) =>
      keys[key] === null ? '' : `sessionStorage.setItem('console.key', '${keys[key]}');`,
    open: async (page, view, language) => {
      if (view.isCutOff === true) await page.route('**/v1/**', (route) => route.abort());
      const [path = '', hash] = view.path.split('#');
      const address = `${service.url}${path}?keel=${language}${hash === undefined ? '' : `#${hash}`}`;
      const rest = await watchRest(page);
      await page.goto(address);
      await rest();
      await view.prepare?.(page);
      await rest();
      return rest;
    },
  };
}
