/** Creates the services of invoices. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Knowledge } from '../../knowledge/load-knowledge.js';
import { isMemberState, MEMBER_STATES, UNION_TERRITORIES } from '../../shared/country.js';
import type { Texts } from '../../shared/texts.js';
import type { Price } from '../catalogue/domain/catalogue.js';
import type { CatalogueService } from '../catalogue/catalogue.service.js';
import { thirdTerritories } from '../vat/domain/vat-place.js';
import type { InvoiceSettings } from './domain/draft-invoice.js';
import { InvoiceFileRenderer, type InvoiceDocxRenderer } from './invoice-renderer.js';
import { InvoicesRepository } from './invoices.repository.js';
import { InvoicesService } from './invoices.service.js';
import { SampleInvoice } from './sample-invoice.js';

type Law = Readonly<{ knowledge: Knowledge; texts: Texts }>;

/** @throws Error if the seller's country is not a member state */
export function invoiceSettings(
  { knowledge: { vat, countries, catalogue }, texts }: Law,
  seller: Omit<InvoiceSettings['seller'], 'country'>,
): InvoiceSettings {
  const country = vat.sellerCountry;
  if (!isMemberState(country))
    throw new Error(`the seller's country ${country} is no member state`);
  const priced = (serviceKey: string, kind: Price['kind']): boolean =>
    catalogue.services.some(({ key, price }) => key === serviceKey && price.kind === kind);
  return {
    seller: { ...seller, country },
    zone: vat.timeZone,
    texts,
    officialIn: (code) => (isMemberState(code) ? countries[code].officialLanguages : []),
    isPeriodic: (serviceKey) => priced(serviceKey, 'periodic'),
    isTiered: (serviceKey) => priced(serviceKey, 'tiered'),
  };
}

export type InvoicingModuleDependencies = Readonly<{
  law: Law;
  em: EntityManager;
  catalogue: CatalogueService;
  renderer: InvoiceDocxRenderer;
  providerName: string;
  log: Logger;
}>;

export function createInvoicingModule(deps: InvoicingModuleDependencies): InvoicesService {
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
