/** The scoping module over the real knowledge base, queried through its schema. */
import 'reflect-metadata';
import { graphql } from 'graphql';
import { presentLaw } from '../../../src/app/knowledge.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { ApplicabilityResolver } from '../../../src/modules/scoping/applicability.resolver.js';
import { ApplicabilityService } from '../../../src/modules/scoping/applicability.service.js';
import { buildSchema } from '../../../src/server/schema/build-schema.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';
import { Localizers } from '../../../src/shared/graphql/localizer.js';
import { onlyVersion } from '../../fakes/only-version.js';
import { noReceipts } from '../../fakes/no-receipts.js';

const { countries, texts, version, ...rest } = presentLaw().knowledge;

export const { applicability } = rest;

const service = new ApplicabilityService(applicability, countries);
const localizers = new Localizers(createTexts(texts), version);
const schema = await buildSchema([
  new ApplicabilityResolver(onlyVersion(service, localizers), noReceipts),
]);

const CALLER = {
  keyId: 'key',
  lineageId: 'lineage',
  accountId: 'account',
  role: 'client',
  mode: 'live',
  tier: 'professional',
  overrides: { perMinute: null, perMonth: null },
} as const;

/** The whole response; rethrows the resolver's error. */
export async function ask(source: string, variableValues: Record<string, unknown> = {}) {
  const contextValue: RequestContext = {
    requestId: '00000000-0000-4000-8000-000000000000',
    caller: CALLER,
    address: '127.0.0.1',
    now: new Date('2026-11-20T00:00:00Z'),
    meta: {},
  };
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
  if (errors?.[0] !== undefined) throw errors[0].originalError ?? errors[0];
  return data;
}

const SCOPING = `query (
  $tootajad: Int!, $sektor: String, $erijuht: String, $avalik_sidevork: Boolean! = false,
  $kaive_meur: Float, $bilanss_meur: Float, $keel: String, $riik: String, $tegevuskood: String
) {
  scoping(
    tootajad: $tootajad, sektor: $sektor, erijuht: $erijuht, avalik_sidevork: $avalik_sidevork,
    kaive_meur: $kaive_meur, bilanss_meur: $bilanss_meur, keel: $keel, riik: $riik, tegevuskood: $tegevuskood
  ) {
    klassifikatsioon suurus sektor annex pohjendused hoiatused
    riigi_overlay { riik kategooria termin act viide source_url kb_id kynnis_alus }
    riigi_markus riigi_tulemus { klassifikatsioon suurus erineb viited }
    kood_vaste { kood klassifikaator nimetus sektor annex tugevus }
    kood_vihjed { sektor nimetus annex }
    jalg { reegel artikkel tekst }
    vastupidine { tingimus klassifikatsioon tekst }
    olukord transposition_status transposition_note keel_kasutatud
    sources { seadus paragrahv url seisukuupaev kb_versioon }
  }
}`;

/** The scoping result for arguments by their wire names. */
export async function scope(requested: Record<string, unknown>): Promise<Record<string, unknown>> {
  const data = await ask(SCOPING, requested);
  return data?.['scoping'] as Record<string, unknown>; // the operation returns an object
}
