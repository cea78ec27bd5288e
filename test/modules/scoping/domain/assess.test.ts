import { expect, test } from '@jest/globals';
import { assess } from '../../../../src/modules/scoping/domain/assess.js';
import { ask, knowledge, warningsOf } from './knowledge.js';

const medium = { tootajad: 120, kaive_meur: 20, bilanss_meur: 20 };

test('the trace lists size, sector and every rule that applied with its provision', () => {
  const { trace } = ask({ ...medium, sektor: 'banking', avalik_sidevork: true });
  const steps = trace.map(({ code, statement }) => [
    code,
    statement.sources.map((one) => one.provision).join(', '),
  ]);
  expect(steps).toEqual([
    ['size_medium', 'Annex art 2(1)'],
    ['sector', 'Annex I point 3'],
    ['annex_i_medium', 'art 2(1), art 3(2)'],
    ['telecom_medium', 'art 2(2)(a)(i), art 3(1)(c)'],
  ]);
});

test('a public network that is also named as a special case counts once', () => {
  const copied = structuredClone(knowledge.specialCases);
  const key = knowledge.publicNetworkCase.key;
  const { facts, reasons } = assess(knowledge, {
    figures: { employees: 5, turnoverMeur: null, balanceSheetMeur: null },
    sector: null,
    specialCases: Object.values(copied).filter((one) => one.key === key),
    hasPublicNetwork: true,
    activity: null,
  });
  expect(facts.cases.map((one) => one.key)).toEqual([key]);
  expect(new Set(reasons.map((one) => one.message.key)).size).toBe(reasons.length);
});

test('the reasons end with the verdict', () => {
  const { reasons } = ask({ ...medium, sektor: 'food' });
  expect(reasons.at(-1)?.message).toEqual({
    key: 'scoping:reasons.verdict',
    params: { verdict: 'important' },
  });
});

test('every reason has a source, and the recommendation and the Directive are among them', () => {
  const { reasons, sources } = ask({ ...medium, sektor: 'food' });
  expect(reasons.every((one) => one.sources.length > 0)).toBe(true);
  const titles = sources.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['nis2', 'sme_recommendation']));
  expect(new Set(sources.map((source) => JSON.stringify(source))).size).toBe(sources.length);
});

test.each([
  [{ tootajad: 30, sektor: 'health' }, 'caveats.figures_missing'],
  [{ tootajad: 30, kaive_meur: 12, sektor: 'health' }, 'caveats.balance_sheet_missing'],
  [{ tootajad: 30, bilanss_meur: 12, sektor: 'health' }, 'caveats.turnover_missing'],
  [{ ...medium, sektor: 'health' }, 'caveats.group_figures'],
  [{ ...medium, sektor: 'health' }, 'caveats.two_periods'],
  [{ ...medium, sektor: 'banking' }, 'caveats.lex_specialis_dora'],
  [{ ...medium, sektor: 'public_administration' }, 'caveats.administration_level'],
  [{ ...medium, sektor: 'manufacturing' }, 'caveats.subsector'],
  [{ ...medium, erijuht: 'domain_name_registration' }, 'caveats.registration_only'],
  [{ ...medium, erijuht: 'sole_provider' }, 'caveats.state_sector'],
  [{ ...medium, sektor: 'food', erijuht: 'sole_provider' }, 'caveats.self_declared'],
  [
    { ...medium, sektor: 'food', erijuht: 'ms_exempted_security_activity' },
    'caveats.security_exemption',
  ],
  [{ tootajad: 300, erijuht: 'public_administration_regional' }, 'caveats.regional_large'],
  [{ ...medium }, 'caveats.no_sector'],
  [{ ...medium, sektor: 'digital_providers' }, 'caveats.jurisdiction'],
  [{ ...medium, tegevuskood: '99.99' }, 'code.unknown'],
  [{ ...medium, tegevuskood: '20.51' }, 'code.ambiguous'],
  [{ ...medium, tegevuskood: '62.10' }, 'code.hints'],
  [{ ...medium, tegevuskood: '01.11' }, 'code.no_sector'],
  [{ ...medium, tegevuskood: '35.30' }, 'residuals.ice_and_steam'],
  [{ ...medium, tegevuskood: '32.99' }, 'residuals.moved_out_of_division'],
  [{ ...medium, sektor: 'food', tegevuskood: '35.11' }, 'code.elsewhere'],
])('%j causes the warning %s', (requested, warning) => {
  expect(warningsOf(requested)).toContain(warning);
});

test.each([
  [{ ...medium, sektor: 'banking', erijuht: 'dora_exempted' }, 'caveats.lex_specialis_dora'],
  [
    { ...medium, sektor: 'public_administration', erijuht: 'public_administration_central' },
    'caveats.administration_level',
  ],
  [{ tootajad: 5, sektor: 'digital_providers' }, 'caveats.jurisdiction'],
  [{ tootajad: 5, sektor: 'food', erijuht: 'sole_provider' }, 'caveats.identification_possible'],
  [{ ...medium, sektor: 'manufacturing', tegevuskood: '26.11' }, 'code.elsewhere'],
  [{ tootajad: 5, erijuht: 'tld_registry' }, 'caveats.two_periods'],
])('%j does not cause the warning %s', (request, warning) => {
  expect(warningsOf(request)).not.toContain(warning);
});

test.each([
  [{ ...medium, erijuht: 'domain_name_registration' }, ['registration_only', 'other_member_state']],
  [{ ...medium, sektor: 'ict_service_management' }, ['other_member_state']],
  [{ ...medium, sektor: 'financial_market_infrastructure' }, ['lex_specialis_dora']],
  [{ tootajad: 5, sektor: 'food' }, ['identification_possible']],
  [{ ...medium, sektor: 'food' }, []],
])('%j has the situations %j', (input, situations) => {
  expect(ask(input).situations).toEqual(situations);
});

test('a confirmed code sets the sector only if none was stated', () => {
  const filled = ask({ ...medium, tegevuskood: '35.11' });
  expect([filled.sector?.key, filled.verdict.entityClass]).toEqual([
    'energy_electricity',
    'important',
  ]);
  expect(filled.reasons[0]?.message.key).toBe('scoping:reasons.sector_from_code');
  const given = ask({ ...medium, sektor: 'food', tegevuskood: '35.11' });
  expect([given.sector?.key, given.match?.confirmed]).toEqual(['food', 'energy_electricity']);
});

test.each(['62.10', '20.51', '99.99', '01.11'])('the code %s sets no sector', (tegevuskood) => {
  const { sector, match, verdict } = ask({ ...medium, tegevuskood });
  expect([sector, match, verdict.entityClass]).toEqual([null, null, 'out_of_scope']);
});

test('an unconfirmed code gives its sectors as hints', () => {
  const { hints } = ask({ ...medium, tegevuskood: '62.10' });
  expect(hints.map(({ key }) => key)).toEqual(['digital_infrastructure', 'ict_service_management']);
});

test('the same request gives the same answer', () => {
  const request = { ...medium, sektor: 'food', erijuht: 'sole_provider', tegevuskood: '10.11' };
  expect(ask(request)).toEqual(ask(request));
});
