/** Composes invoicing. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Config, SellerDetails } from '../config/env.js';
import type { InvoiceSettings } from '../modules/invoicing/domain/draft-invoice.js';
import { isMemberState, MEMBER_STATES, UNION_TERRITORIES } from '../shared/country.js';
import {
  InvoiceFileRenderer,
  type InvoiceDocxRenderer,
} from '../modules/invoicing/invoice-renderer.js';
import { InvoicesService } from '../modules/invoicing/invoices.service.js';
import { InvoicesRepository } from '../modules/invoicing/invoices.repository.js';
import { thirdTerritories } from '../modules/vat/domain/vat-place.js';
import { SampleInvoice } from '../modules/invoicing/sample-invoice.js';
import type { CatalogueService } from '../modules/catalogue/catalogue.service.js';
import type { Law } from './knowledge.js';

/** @throws Error if the seller's country is not a member state */
export function invoiceSettings(
  law: Pick<Law, 'knowledge' | 'texts'>,
  details: SellerDetails,
): InvoiceSettings {
  const { vat, countries, catalogue } = law.knowledge;
  const country = vat.sellerCountry;
  if (!isMemberState(country))
    throw new Error(`the seller's country ${country} is no member state`);
  const periodic = catalogue.services.filter(({ price }) => price.kind === 'periodic');
  return {
    seller: { ...details, country },
    zone: vat.timeZone,
    texts: law.texts,
    officialIn: (code) => (isMemberState(code) ? countries[code].officialLanguages : []),
    isPeriodic: (serviceKey) => periodic.some(({ key }) => key === serviceKey),
  };
}

/** A live key requires the VAT number; a test key does not. */
export function warnOfSeller(
  { stripe, seller }: Pick<Config, 'stripe' | 'seller'>,
  log: Pick<Logger, 'warn'>,
): void {
  if (stripe === null || seller.vatNumber !== null) return;
  log.warn('SELLER_VAT_NUMBER is not set: e-invoices with VAT break BR-S-02 without it');
}

export type InvoicesModuleDependencies = Readonly<{
  law: Law;
  em: EntityManager;
  catalogue: CatalogueService;
  renderer: InvoiceDocxRenderer;
  providerName: string;
  log: Logger;
}>;

export function makeInvoices(deps: InvoicesModuleDependencies): InvoicesService {
  const { law, em, catalogue, renderer, providerName } = deps;
  const { texts, knowledge } = law;
  const { sellerCountry, outsideUnion, territories } = knowledge.vat;
  const codes = territories.map(({ code }) => code).filter((code) => code !== null);
  const countries = new Set([...MEMBER_STATES, ...UNION_TERRITORIES, ...outsideUnion, ...codes]);
  const warn = (lack: string) => {
    deps.log.warn(lack);
  };
  const invoiceRenderer = new InvoiceFileRenderer({
    renderer,
    country: sellerCountry,
    countries,
    thirdTerritories: thirdTerritories(knowledge.vat),
    warn,
  });
  const sample = new SampleInvoice({
    case: knowledge.documents.invoice,
    provider: providerName,
    texts,
    listCents: (serviceKey) => catalogue.lowestPrice(serviceKey),
    invoiceRenderer,
  });
  return new InvoicesService({
    records: new InvoicesRepository(em),
    invoiceRenderer,
    sample,
    texts,
  });
}
