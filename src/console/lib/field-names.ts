/** Names of request fields in the reader's words. */
import type { Translate } from './texts.js';

const FACTS: Readonly<Record<string, string>> = {
  nimi: 'name',
  reg_kood: 'registration_code',
  aadress: 'address',
  kontakt: 'contact',
  telefon: 'phone',
  e_post: 'email',
  sektor: 'sector',
  tootajad: 'employees',
  kaive_meur: 'turnover',
  bilanss_meur: 'balance',
  ulatus: 'scope',
};

const ROLES: Readonly<Record<string, string>> = {
  juhtorgan: 'board',
  infoturbejuht: 'security_officer',
  intsidendijuht: 'incident_lead',
  talitluspidevuse_juht: 'continuity_lead',
  andmekaitse: 'data_protection',
};

const CONSOLE: Readonly<Record<string, string>> = {
  riik: 'orders.country',
  infosysteemid: 'case.systems',
  tarnijad: 'case.suppliers',
  asukohad: 'case.sites',
  sertifikaadid: 'case.certificates',
  tegevus: 'case.activity',
  kontsern: 'case.group',
  tellimus: 'orders.earlier',
  riskitase: 'orders.tier',
  periood: 'orders.period',
  domeen: 'orders.file.domeen',
  kmkr: 'account.vat_number',
  arveldus_riik: 'orders.country',
  arveldus_aadress: 'orders.address',
  litsents: 'account.licence',
};

function wordOf(t: Translate, part: string): string | null {
  const [fact, role, own] = [FACTS[part], ROLES[part], CONSOLE[part]];
  if (fact !== undefined) return t(`documents:paper.facts.${fact}`);
  if (role !== undefined) return t(`documents:paper.roles.${role}.name`);
  if (own !== undefined) return t(`console:${own}`);
  return /^[a-j][12]$/.test(part) ? `${t('console:gap.question')} ${part}` : null;
}

/** @param field dotted path, such as payload.vastused.a1; returned as it is if nothing is known of it */
export function fieldName(t: Translate, field: string): string {
  const words = field.split(/[.[\]]+/).flatMap((part) => {
    const word = wordOf(t, part);
    return word === null ? [] : [word];
  });
  return words.length === 0 ? field : words.join(', ');
}
