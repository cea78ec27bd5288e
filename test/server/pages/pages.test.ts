import { expect, test } from '@jest/globals';
import { consoleFiles } from '../../../src/server/pages/console-files.js';
import { explorerPage } from '../../../src/server/pages/explorer-page.js';
import { homePage, type HomeModel } from '../../../src/server/pages/home-page.js';
import { pageAssets } from '../../../src/server/pages/page-assets.js';
import { hashSource } from '../../../src/server/pages/page.js';
import { referencePage } from '../../../src/server/pages/reference-page.js';
import { requireConsole } from '../../support/console-files.js';

const MODEL: HomeModel = {
  provider: 'Õigus & <b>Co</b>',
  publicUrl: 'https://api.example.org',
  version: '1.0.0',
  isStrict: false,
  kbVersion: 'kb_2026-11-21_0a1b2c3d',
  limits: {},
  routes: [
    { method: 'POST', path: '/v1/scoping', access: 'any key', summary: 'Is it "in scope"?' },
  ],
};

const REFERENCE = { openapiUrl: '/openapi.json', isStrict: true };

/** URLs that a browser would load or navigate to, except those of the service itself. */
const outside = (html: string) =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(\/|#|data:)/.test(address));

test('the home page lists routes and commands, with its data escaped', () => {
  const { body } = homePage(MODEL);
  expect(body).toContain('Õigus &amp; &lt;b&gt;Co&lt;/b&gt;');
  expect(body).toContain('Is it &quot;in scope&quot;?');
  expect(body).toContain('curl https://api.example.org/v1/signup');
  expect(body).toContain('no legal advice');
});

test('the home page has no script, and its policy permits only its own style', () => {
  const { body, contentSecurityPolicy } = homePage(MODEL);
  const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
  expect(body).not.toMatch(/<script|\son\w+=|style="/);
  expect(contentSecurityPolicy).toContain(`style-src ${hashSource(style)}`);
  expect(contentSecurityPolicy).toContain("default-src 'none'");
  expect(contentSecurityPolicy).not.toContain('unsafe');
});

test('no page loads anything from outside, and every file that it references exists', async () => {
  const assets = await pageAssets();
  await requireConsole();
  const { files: ofConsole } = await consoleFiles();
  const pages = [homePage(MODEL), explorerPage(assets, false), referencePage(REFERENCE, assets)];
  pages.forEach(({ body }) => {
    expect(outside(body)).toEqual([]);
    const named = [...body.matchAll(/(?:\/console)?\/assets\/[^"'&]+/g)].map(
      ([address]) => address,
    );
    const isThere = (address: string) => assets.files.has(address) || ofConsole.has(address);
    expect(named.filter((address) => !isThere(address))).toEqual([]);
  });
  expect(pages[1]?.body).toContain('/assets/');
});

test.each([
  { name: 'explorer', page: async () => explorerPage(await pageAssets(), true) },
  { name: 'reference', page: async () => referencePage(REFERENCE, await pageAssets()) },
])('scripts of the $name come only from this service', async ({ page }) => {
  const { body, contentSecurityPolicy } = await page();
  expect(contentSecurityPolicy).toContain("script-src 'self';");
  expect(contentSecurityPolicy).toContain("connect-src 'self'");
  expect(body).not.toMatch(/<script(?![^>]*\ssrc=)/);
});

test('assets are cached under a path of their content and are compressed', async () => {
  const { files, paths } = await pageAssets();
  expect(files.size).toBe(Object.keys(paths).length);
  files.forEach((asset, path) => {
    expect(path).toContain(asset.etag.replaceAll('"', ''));
    expect(asset.gzip.length).toBeLessThan(asset.body.length);
  });
});

test('the API reference loads only its own bundle', async () => {
  const { files, paths } = await pageAssets();
  expect(files.get(paths['reference.js'])?.body.toString()).toContain('createApiReference');
});
