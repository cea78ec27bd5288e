/** Words that readers search for and that a section does not contain, by page or section. */
import type { DocLanguage } from '../../src/server/docs/doc-languages.js';

/** Key: slug, or slug and anchor. Value: words separated by spaces. */
type SearchWords = Readonly<Record<string, string>>;

const EN: SearchWords = {
  'first-integration': 'quickstart quick start tutorial getting started',
  authentication: 'login oauth token bearer sso auth',
  'keys-and-roles': 'permissions rbac access matrix api key',
  'keys-and-roles#replacing-a-key': 'rotate rotation renew',
  'keys-and-roles#leaked-keys': 'secret scanning compromised',
  'go-live': 'production checklist launch',
  scoping: 'applicability in scope essential important size sme',
  'mapping-graph': 'iso27001 iso nist crosswalk frameworks',
  exchange: 'import export oscal excel csv soa',
  incidents: 'early warning 24h 72h breach notification report',
  orders: 'buy documents purchase subscription status',
  billing: 'pricing price cost plans license invoice',
  'billing#vat': 'tax vies reverse charge',
  webhooks: 'signature hmac verify callback',
  'webhooks#receiving': 'verify webhook signature',
  events: 'webhook types payload samples',
  'events#retries': 'backoff schedule',
  'test-mode': 'sandbox magic values simulate test clock',
  'test-mode#values': 'magic values test cards',
  limits: 'rate limiting throttling quota 429 429s',
  'limits#retries': 'retry backoff safely again',
  errors: 'error codes status',
  mcp: 'ai assistant claude chatgpt llm agent tools',
  'data-protection': 'gdpr privacy retention erase delete personal data',
  'service-levels': 'sla uptime availability status slo',
  compatibility: 'versioning breaking changes deprecated sunset',
  'api-changelog': 'release notes changes',
  configuration: 'environment variables settings env',
  operating: 'deploy health metrics prometheus docker kubernetes',
};

const DE: SearchWords = {
  'first-integration': 'Schnellstart Einstieg Anleitung Quickstart',
  authentication: 'Anmeldung Login OAuth Token',
  'keys-and-roles': 'Berechtigungen Rechte Rollenmatrix API-Schlüssel',
  'keys-and-roles#replacing-a-key': 'wechseln Rotation tauschen erneuern',
  'go-live': 'Produktion Livegang Start',
  scoping: 'Geltungsbereich wesentlich wichtig Größe KMU betroffen',
  'mapping-graph': 'ISO27001 ISO Mapping Rahmenwerke',
  exchange: 'OSCAL Excel CSV SoA',
  incidents: 'Frühwarnung Meldung 24h 72h Meldepflicht',
  orders: 'kaufen Dokumente',
  billing: 'Kosten Tarife Preis Steuer',
  'billing#vat': 'Umsatzsteuer MwSt USt',
  webhooks: 'Signatur prüfen',
  events: 'Webhook-Typen Payload',
  'test-mode': 'Sandbox Testwerte simulieren',
  limits: 'Rate-Limit Drosselung Kontingent 429',
  errors: 'Fehlercodes Status',
  mcp: 'KI Assistent Claude ChatGPT',
  'data-protection': 'DSGVO löschen Speicherdauer personenbezogen',
  'service-levels': 'SLA Verfügbarkeit Uptime',
  compatibility: 'Versionierung Änderungen',
  operating: 'Deployment Metriken Prometheus Kubernetes',
};

const ET: SearchWords = {
  'first-integration': 'kiirjuhend alustamine õpetus',
  authentication: 'sisselogimine login OAuth tõend token',
  'keys-and-roles': 'õigused võti roll API-võti',
  'keys-and-roles#replacing-a-key': 'vahetada uuendada rotatsioon',
  'go-live': 'kontrollnimekiri tootmine',
  scoping: 'kohaldatavus elutähtis oluline üksus suurus',
  'mapping-graph': 'ISO27001 ISO vastavus raamistik',
  exchange: 'OSCAL Excel CSV',
  incidents: 'tähtaeg teade hoiatus 24h 72h',
  orders: 'tellimus ostmine dokument',
  billing: 'hind maksumus pakett arve',
  'billing#invoices-and-usage': 'arve kasutus',
  webhooks: 'veebihaak webhook allkiri',
  events: 'sündmus veebihaak',
  'test-mode': 'liivakast test',
  limits: 'piirang kvoot 429',
  'limits#retries': 'uuesti proovimine kordus',
  errors: 'viga veakood',
  mcp: 'tehisaru assistent Claude ChatGPT',
  'data-protection': 'GDPR isikuandmed kustutada säilitustähtaeg',
  'service-levels': 'SLA käideldavus',
  compatibility: 'versioon muudatus',
  operating: 'paigaldamine mõõdik Prometheus',
};

const WORDS: Readonly<Record<DocLanguage, SearchWords>> = { en: EN, de: DE, et: ET };

/** @param address of a page or section, in any language */
export function searchWordsFor(address: string, language: DocLanguage): string {
  const place = address.replace(/^\/docs\/(?:(?:de|et)\/)?/, '');
  return WORDS[language][place] ?? '';
}
