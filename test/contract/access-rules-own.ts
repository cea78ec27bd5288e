/**
 * Types about an organisation, and their fields: readable only with a key of that organisation. See `access-rules.ts`.
 */
import { toGlobalId } from '../../src/server/schema/nodes.js';

/** Objects by their global ids, and what a sign-up code proves. */
export const NODE_OPERATIONS = {
  'Mutation.collectKey': {
    rule: 'public',
    values: ({ orderId }: Readonly<{ orderId: string }>) => ({
      order_id: orderId,
      votmekood: 'k_x',
    }),
    names: true,
  },
  'Query.node': {
    rule: 'own',
    values: ({ keyId }: Readonly<{ keyId: string }>) => ({ id: toGlobalId('ApiKey', keyId) }),
  },
} as const;

/** Any key, of its own organisation. */
export const OWN_TYPES = {
  OrganisationExport: 'loodud andmed',
  AuditLog: 'kirjed',
  AuditEntry: 'at tegutseja tegevus objekt valjad request_id',
  AuditConnection: 'edges pageInfo',
  AuditEdge: 'cursor node',
  Organisation:
    'id nimi roll staatus arveldus votmed litsents kasutus kasutus_paevad soodustused arved orders auditlogi',
  ApiKeyList: 'votmed',
  ApiKey: 'id key_id staatus keskkond roll nimi viimased4 praegune loodud kehtib_kuni blokeeritud',
  BillingDetails:
    'kmkr arveldus_riik arveldus_aadress reg_kood kmkr_staatus kontrollitud kmkr_nimevaste kmkr_ylevaatus',
  BillingLicence: 'liik algus lopp staatus',
  RequestUsage: 'kuu paringuid limiit jaak lahtestub',
  RequestDay: 'paev paringuid',
  DiscountUsage: 'kasutatud limiit lahtestub',
  BillingInvoice: 'id number kuupaev summa allalaadimislink liik order_id krediteerib',
  OrderConnection: 'edges pageInfo totalCount',
  OrderEdge: 'cursor node',
  Order:
    'id order_id teenus riik makselink makse_staatus dokumendi_staatus tulemus olek loodud aegub hind_neto kaibemaks_protsent kaibemaks hind_kokku valuuta kaibemaks_staatus arve_number dokumendid_arv',
  OrderResult: 'dokumendid sandbox_note',
  DocumentEntry:
    'nimi allalaadimislink tyyp suurus_baiti sha256 kehtib_kuni keel kb_versioon number kontroll_url pdf',
  DocumentPdf: 'allalaadimislink suurus_baiti sha256',
  WebhookEndpointList: 'webhookid',
  WebhookEndpoint: 'id webhook_id url tyybid loodud',
  WebhookDeliveryList: 'saadetised',
  WebhookDelivery:
    'event_id type at katseid viimane_katse jargmine_katse http_staatus viga kohale_toimetatud loobutud katsed',
  WebhookAttempt: 'aeg kestus_ms http_staatus viga',
  BillingSummary: 'tellimused arved litsents kasutus kasutus_paevad soodustused',
  BillingOrder:
    'order_id teenus riik makse_staatus dokumendi_staatus olek hind_neto kaibemaks_protsent kaibemaks kaibemaks_staatus hind_kokku valuuta loodud',
  Quote:
    'teenus riik hind_neto kaibemaks_protsent kaibemaks hind_kokku valuuta kaibemaks_staatus soodushind soodustusi_jaak dokumendid_arv valmidus',
  OrderReadiness: 'puuduvad dokumendid riskitase riskitase_pohjendus',
  MissingFact: 'vali nimetus',
  DocumentReadiness: 'tyyp lynki lyngad',
  DocumentBlank: 'koht tekst',
  DocumentPreview: 'tyyp nimi keel kb_versioon lyngad pdf',
  MemberList: 'members',
  MemberSessionList: 'sessions',
  PasskeyList: 'passkeys',
  Passkey: 'passkey_id member_id email nimi loodud last_used_at',
  PasskeyOptions: 'options',
  SecondFactorOptions: 'options',
  MemberSession: 'session_id member_id email praegune loodud last_used_at kehtib_kuni',
  OauthClientList: 'kliendid',
  OauthClient: 'id client_id nimi skoobid autentimine tagasiaadressid grant_types loodud',
  OauthClientSecret: 'klient saladus',
  OauthGrantList: 'load',
  OauthGrant: 'id grant_id client_id nimi skoobid loodud kehtib_kuni',
  RotatedKey: 'voti key_id viimased4 vana_kehtib_kuni',
  WebhookSecret: 'webhook saladus',
  WebhookReplay: 'event_id',
  TestClock: 'running now started_at orders requests licence_until events',
  TestEvent: 'event_id type at order_id body',
  TestEventList: 'events has_more',
  OrderEvent: 'event_id type order_id olek makse_staatus dokumendi_staatus samm samme at order',
} as const;

/** Keys of operators only. */
export const OPERATOR_TYPES = {
  Operator:
    'kuu months organisatsioonid votmed tellimused tagasimaksed karantiin jarjekord kb_versioonid',
  OperatorMonth: 'month placed paid net refunded refunded_net',
  OperatorOrganisations: 'read jargmine',
  OperatorOrganisation: 'id nimi roll olek tase litsents litsents_kuni paringuid loodud',
  OperatorKeys: 'read jargmine',
  OperatorKey:
    'key_id organisatsioon_id organisatsioon nimi keskkond roll tase viimased4 staatus loodud viimati',
  OperatorOrders: 'read jargmine',
  OperatorOrder: 'order_id teenus mure makstud katseid katseid_kuni jargmine_katse',
  OperatorQuarantine: 'read jargmine',
  OperatorQuarantinedPayment:
    'karantiin_id pohjus olek summa_vaikseimas_uhikus valuuta makse_id order_id saabus tagasimakse_id tagasimakse_viga',
  OperatorRefunds: 'read jargmine',
  OperatorRefund: 'tagasimakse_id order_id summa katseid viga loodud',
  OperatorQueue: 'tood tootajad',
  OperatorJobs: 'too ootel tegemisel kordub ebaonnestunud vanim_ootab',
  OperatorWorker: 'id viimane_elumark',
  OperatorRelease: 'kb_versioon kuupaev praegune',
  OperatorLinkReports: 'reports',
  OperatorLinkReport: 'organisatsioon_id report',
} as const;

/** For sandbox keys: a live key has no test clock, so it gets null instead of a refusal. */
export const SANDBOX_OPERATIONS = {
  'Query.testClock': { rule: 'own', values: () => ({}) },
  'Query.testEvents': { rule: 'own', values: () => ({}) },
  'Mutation.resetTestClock': { rule: 'own', values: () => ({}) },
  'Mutation.advanceTestClock': { rule: 'own', values: () => ({ seconds: 60 }) },
  'Mutation.triggerTestEvent': { rule: 'own', values: () => ({ type: 'order.paid' }) },
  'Subscription.testEvent': { rule: 'own', values: () => ({}) },
} as const;
