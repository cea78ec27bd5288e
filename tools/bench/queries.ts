/** GraphQL operations of the workloads. */
import { LANGUAGES } from '../../src/shared/language.js';

const SOURCE = '{ seadus paragrahv url seisukuupaev kb_versioon }';
const REFERENCE = '{ viide nimetus }';

export const MAPPING_QUERY = `{
  frameworkMapping(keel: "en") {
    baseline { kokku tugev_kate osaline_kate vahed }
    meetmed {
      voti artikkel
      nimetus { ${LANGUAGES.join(' ')} }
      kaardistus { iso27001 ${REFERENCE} dora ${REFERENCE} gdpr ${REFERENCE} }
      iso_sertifitseeritud { kate olemas vahe pohjendus }
      sources ${SOURCE}
      keel_kasutatud
    }
    markused { tekst sources ${SOURCE} }
    nimetus_kontrollimata
    keel_kasutatud
  }
}`;

export const SCOPING_QUERY = `
query ($tootajad: Int!, $sektor: String, $kaive_meur: Float, $bilanss_meur: Float, $avalik_sidevork: Boolean,
  $riik: String, $keel: String) {
  scoping(tootajad: $tootajad, sektor: $sektor, kaive_meur: $kaive_meur, bilanss_meur: $bilanss_meur,
    avalik_sidevork: $avalik_sidevork, riik: $riik, keel: $keel) {
    klassifikatsioon suurus sektor annex pohjendused hoiatused
    jalg { reegel artikkel tekst }
    vastupidine { tingimus klassifikatsioon tekst }
    olukord keel_kasutatud
    sources ${SOURCE}
  }
}`;

export const WALK_QUERY = `
query ($key: String!, $framework: FrameworkKey, $first: Int!, $then: Int!) {
  frameworkMappingMeasure(measure_key: $key) {
    artikkel
    mappings(framework: $framework, first: $first) {
      edges { relation control { ref title
        mappings(first: $then) { edges { measure { artikkel
          mappings(framework: dora, first: $then) { edges { control { ref title } } } } } } } }
    }
  }
}`;

/** A page of links of constant size. */
export const PAGE_QUERY = `
query ($key: String!, $framework: FrameworkKey, $first: Int!) {
  frameworkMappingMeasure(measure_key: $key) {
    artikkel
    mappings(framework: $framework, first: $first) { edges { relation control { ref title } } }
  }
}`;

export const ORDERS_QUERY = `
query ($first: Int) {
  organisation { orders(first: $first) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { order_id teenus riik olek makse_staatus hind_kokku makselink arve_number
      tulemus { dokumendid { nimi allalaadimislink } } } }
  } }
}`;
