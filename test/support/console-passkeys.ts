/** People with passkeys in the console: two processes of a service, of which one runs the strict profile. */
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { openPage } from './browser.js';
import { tokenFor } from './browser-client.js';
import { openConsoleFixture, type ConsoleFixture } from './console-fixture.js';
import { anAccount } from './members.js';
import type { TestNode } from './test-service.js';
import { VirtualAuthenticator } from './virtual-authenticator.js';

/** Label of the button. */
export const CONFIRM = 'Confirm with passkey';

/** Name of the step and of the dialog. */
export const STEP = 'Confirm with your passkey';

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
}

/** Passkeys belong to a domain; an IP address is none. */
const named = (url: string): string => url.replace('127.0.0.1', 'localhost');

export class PasskeysFixture {
  private constructor(
    readonly console: ConsoleFixture,
    readonly strict: TestNode,
    private readonly sql: Client,
  ) {}

  static async open(): Promise<PasskeysFixture> {
    const console = await openConsoleFixture();
    const strict = await console.service.addNode({ isStrict: true });
    const sql = new Client({ connectionString: console.service.databaseUrl });
    await sql.connect();
    return new PasskeysFixture(console, strict, sql);
  }

  async close(): Promise<void> {
    await this.sql.end();
    await this.strict.close();
    await this.console.close();
  }

  /** A page of a new owner who has just signed in by a link. */
  async signedIn(at: Pick<TestNode, 'url'> = this.console.service) {
    const { service, browser } = this.console;
    const { email } = await anAccount(service);
    const { page } = await openPage(browser);
    const authenticator = await VirtualAuthenticator.of(page);
    const url = named(at.url);
    const signIn = async (): Promise<void> => {
      await page.goto(`${url}/console/sign-in`);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.locator('.note.good').waitFor();
      await page.goto(`${url}/console/sign-in#${await tokenFor(service, email)}`);
      await page.waitForURL(`${url}/console`);
    };
    await signIn();
    return { email, page, authenticator, url, signIn };
  }

  /** Changes the sessions of a person. @param change such as `confirmed_at = null` */
  async change(email: string, change: string): Promise<void> {
    await this.sql.query(
      `update member_session set ${change}
       where member_id = (select id from member where email = $1)`,
      [email],
    );
  }
}
