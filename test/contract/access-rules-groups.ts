/** Types about groups of companies, and their fields. See `access-rules-law.ts`. */
export const GROUP_TYPES = {
  GroupScoping:
    'uksused kogumid seosed hoiatused hoiatuste_alused pilt keel_kasutatud sources reform',
  GroupEntityResult:
    'id staatus kogum suurus suurus_uksi klassifikatsioon klassifikatsioon_uksi riigi_klassifikatsioon soltumatuse_moju pohjendused pohjenduste_alused vastupidine reform_change',
  GroupCounterfactual: 'uksused protsent klassifikatsioon tekst',
  GroupSum: 'liikmed partnerid kokku kokku_eelmine suurus suurus_viimane suurus_eelmine',
  GroupMember: 'uksus naitajad konsolideerija artikkel',
  GroupPartner: 'kogum uksused protsent naitajad artikkel',
  GroupFigures: 'tootajad kaive_meur bilanss_meur taielik',
  GroupRelation: 'liik omanikud uksus protsent isikud artikkel',
} as const;
