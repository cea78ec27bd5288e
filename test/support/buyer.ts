/** Buys a package in a browser like a client: only with fields, buttons and links of the console. */
import type { Locator, Page } from 'playwright-core';
import { presentLaw } from '../../src/app/knowledge.js';
import { isLanguage } from '../../src/shared/language.js';
import { message } from '../../src/shared/message.js';
import { membersOf, rowsOf, textOf, type Members } from './members-of.js';

const { texts } = presentLaw();

/** A case by the names of the contract; `keel`: language of console and documents. */
export type BuyersCase = Members & Readonly<{ keel: string; riik: string; sektor: string }>;

const sayer = (language: string) => (key: string, params?: Record<string, string>) => {
  if (!isLanguage(language)) throw new Error(`${language} is no language`);
  return texts.localize(message(key, params), language);
};

export class Buyer {
  readonly t: ReturnType<typeof sayer>;

  constructor(
    private readonly page: Page,
    private readonly url: string,
    private readonly facts: BuyersCase,
  ) {
    this.t = sayer(facts.keel);
  }

  /** Reloads the page, like a returning reader. */
  async open(view: string): Promise<void> {
    await this.page.goto(`${this.url}/console${view}?keel=${this.facts.keel}`);
  }

  async giveKey(key: string): Promise<void> {
    await this.open('');
    await this.page.getByLabel(this.t('console:key.field')).fill(key);
    await this.page.getByRole('button', { name: this.t('console:key.use') }).click();
    await this.page.getByText(this.t('console:key.live')).first().waitFor();
  }

  async answerGap(): Promise<void> {
    await this.open('/gap');
    for (const [question, answer] of Object.entries(membersOf(this.facts['vastused']))) {
      await this.page.locator(`input[name="${question}"][value="${textOf(answer)}"]`).check();
    }
  }

  async fillCase(): Promise<void> {
    await this.open('/case');
    await this.fillOrganisation();
    await this.fillBusiness();
    await this.fillPeople();
    await this.fillRows('infosysteemid', 'console:case.systems', {
      nimi: this.t('console:case.name'),
      teenus: this.t('console:case.carries'),
      omanik: this.t('documents:paper.columns.responsible'),
      kriitilisus: this.t('documents:paper.columns.criticality'),
      taasteaeg_h: this.hours('rto'),
      andmekadu_h: this.hours('rpo'),
      katkestus_h: this.t('console:case.hours', { what: this.t('clauses:columns.mtpd') }),
      asendus: this.t('clauses:columns.fallback'),
    });
    await this.fillRows('tarnijad', 'console:case.suppliers', {
      nimi: this.t('console:case.name'),
      teenus: this.t('documents:paper.columns.delivers'),
      liik: this.t('console:case.kind'),
      kriitilisus: this.t('documents:paper.columns.criticality'),
      omanik: this.t('documents:paper.columns.responsible'),
      riik: this.t('console:orders.country'),
      juurdepaas: this.t('console:case.access'),
      isikuandmed: this.t('console:case.personal'),
    });
  }

  /** @returns names of the missing facts, as listed before the order */
  async readOffer(): Promise<readonly string[]> {
    await this.open('/orders/new');
    const service = this.page
      .locator('select')
      .filter({ has: this.page.locator('[value=pakett]') });
    await service.selectOption('pakett');
    await this.page.locator('.sums dt').nth(4).waitFor();
    return this.page.locator('.note.warn li').allTextContents();
  }

  /** Blanks as the offer lists them. */
  blanks(): Promise<readonly string[]> {
    return this.page.locator('.sums details li').allTextContents();
  }

  async preview(title: string): Promise<string> {
    const download = this.page.waitForEvent('download');
    const name = `${this.t('console:orders.preview')}: ${title}`;
    await this.page.getByRole('button', { name }).click();
    return (await download).path();
  }

  /** Places the order, pays on the payment page, and returns by its link. */
  async buy(isPartial: boolean): Promise<void> {
    const { page } = this;
    if (isPartial) await page.getByLabel(this.t('console:orders.partial')).check();
    await page.getByRole('button', { name: this.t('console:orders.place') }).click();
    await page.getByRole('link', { name: this.t('console:orders.pay'), exact: true }).click();
    await page.locator('button.first').click();
    await page.locator('.back a').click();
    await page.locator('a[download]').first().waitFor({ timeout: 240_000 });
  }

  private hours(column: string): string {
    return this.t('console:case.hours', { what: this.t(`documents:paper.columns.${column}`) });
  }

  private field(group: Locator, label: string): Locator {
    return group.getByLabel(`${label} ${this.t('console:optional')}`, { exact: true });
  }

  private group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  private async fillOrganisation(): Promise<void> {
    const word = (key: string) => this.t(`documents:paper.facts.${key}`);
    const group = this.group(word('name'));
    await group.waitFor();
    const given = membersOf(this.facts['organisatsioon']);
    const labels = { nimi: 'name', reg_kood: 'registration_code', aadress: 'address' };
    const contacts = { kontakt: 'contact', telefon: 'phone', e_post: 'email' };
    for (const [name, key] of Object.entries({ ...labels, ...contacts })) {
      await this.field(group, word(key)).fill(textOf(given[name]));
    }
    const sites = Array.isArray(this.facts['asukohad']) ? this.facts['asukohad'].join('\n') : '';
    await this.field(group, this.t('console:case.sites')).fill(sites);
    await this.field(group, this.t('console:case.group')).fill(textOf(this.facts['kontsern']));
  }

  private async fillBusiness(): Promise<void> {
    const word = (key: string) => this.t(`documents:paper.facts.${key}`);
    const group = this.group(word('sector'));
    await this.field(group, this.t('console:orders.country')).selectOption(this.facts.riik);
    await this.field(group, word('sector')).selectOption(this.facts.sektor);
    await this.field(group, this.t('console:case.activity')).fill(textOf(this.facts['tegevus']));
    const figures = { tootajad: 'employees', kaive_meur: 'turnover', bilanss_meur: 'balance' };
    for (const [name, key] of Object.entries({ ...figures, ulatus: 'scope' })) {
      await this.field(group, word(key)).fill(textOf(this.facts[name]));
    }
    const held = this.facts['sertifikaadid'];
    const lines = Array.isArray(held) ? held.join('\n') : '';
    await this.field(group, this.t('console:case.certificates')).fill(lines);
    const denied = {
      tarkvaraarendus: 'development',
      kaugtoo: 'remote_work',
      pilveteenused: 'cloud',
    };
    for (const [flag, key] of Object.entries(denied)) {
      if (this.facts[flag] === false)
        await group.getByLabel(this.t(`clauses:reason.no_${key}`)).check();
    }
  }

  private async fillPeople(): Promise<void> {
    const group = this.group(this.t('console:case.people'));
    const keys = {
      juhtorgan: 'board',
      infoturbejuht: 'security_officer',
      intsidendijuht: 'incident_lead',
      talitluspidevuse_juht: 'continuity_lead',
      andmekaitse: 'data_protection',
    };
    const given = membersOf(this.facts['rollid']);
    for (const [role, key] of Object.entries(keys)) {
      const label = this.t(`documents:paper.roles.${key}.name`);
      await this.field(group, label).fill(textOf(given[role]));
    }
  }

  private async fillRows(name: string, title: string, labels: Readonly<Record<string, string>>) {
    const list = this.group(this.t(title));
    for (const [at, row] of rowsOf(this.facts[name]).entries()) {
      await list.getByRole('button', { name: this.t('console:case.add'), exact: true }).click();
      const group = this.group(`${this.t(title)} ${String(at + 1)}`);
      for (const [member, label] of Object.entries(labels)) {
        await this.fillCell(group, label, row[member]);
      }
    }
  }

  private async fillCell(group: Locator, label: string, value: unknown): Promise<void> {
    if (value === undefined) return;
    if (value === true) return group.getByLabel(label).check();
    const field = group.getByLabel(label, { exact: false }).first();
    const isChoice = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    if (isChoice) await field.selectOption(textOf(value));
    else await field.fill(textOf(value));
  }
}
