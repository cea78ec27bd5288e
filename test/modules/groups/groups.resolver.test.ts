/** Answers about groups in the words of the contract, in every language. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { presentLaw } from '../../../src/app/knowledge.js';
import type { ScopeGroupArgs } from '../../../src/modules/groups/group-input.graphql.js';
import { GroupsResolver } from '../../../src/modules/groups/groups.resolver.js';
import { GroupsService } from '../../../src/modules/groups/groups.service.js';
import { createTexts } from '../../../src/platform/i18n/i18n-texts.js';
import { LANGUAGES } from '../../../src/shared/language.js';
import type { RequestContext } from '../../../src/shared/graphql/context.js';
import { Localizers } from '../../../src/shared/graphql/localizer.js';
import { onlyVersion } from '../../fakes/only-version.js';

const { groups, applicability, countries, texts, version } = presentLaw().knowledge;
const service = new GroupsService(groups, applicability, countries);
const resolver = new GroupsResolver(
  onlyVersion(service, new Localizers(createTexts(texts), version)),
);

const contextOf = (): RequestContext => ({
  requestId: '00000000-0000-4000-8000-000000000000',
  caller: null,
  address: '127.0.0.1',
  now: new Date('2026-11-23T00:00:00Z'),
  meta: {},
});

type Values = Readonly<Record<string, unknown>>;

const one = (id: string, more: Values): Values => ({ id, avalik_sidevork: false, ...more });

const holding = (omanik: string, uksus: string, share: Values): Values => ({
  omanik,
  uksus,
  osaleb_juhtimises: false,
  ...share,
});

const A = one('A', { tootajad: 5, kaive_meur: 1, bilanss_meur: 1, sektor: 'energy_electricity' });
const B = one('B', { nimi: 'Ema & Co', tootajad: 246, kaive_meur: 51, bilanss_meur: 44 });

/** As a transport would call it: arguments of the schema, checked for their types. */
function ask(values: Values) {
  const osalused = [holding('B', 'A', { haaled_protsent: 51 })];
  const args = { uksused: [A, B], osalused, pilt: false, keel: 'en', ...values };
  return resolver.scopeGroup(args as unknown as ScopeGroupArgs, contextOf());
}

test('an answer lists every addend with its provision, and sentences with their sources', () => {
  const { entities, sums, relations, sources, warnings } = ask({});
  expect(sums[0]).toMatchObject({
    members: [
      { entity: 'A', figures: { employees: 5 }, article: 'Annex art 6(2) third subparagraph' },
      { entity: 'B', figures: { employees: 246 } },
    ],
    total: { employees: 251, turnoverMeur: 52, balanceSheetMeur: 45, isComplete: true },
    size: 'large',
  });
  expect(relations).toEqual([
    {
      kind: 'votes',
      holders: ['B'],
      held: 'A',
      percent: 51,
      persons: [],
      article: 'Annex art 3(3) first subparagraph (a)',
    },
  ]);
  expect(entities[0]).toMatchObject({ status: 'linked', sum: 0, classification: 'essential' });
  expect(entities[0]?.reasons[0]).toBe(
    'A has linked enterprises; their figures are added in full.',
  );
  expect(entities[0]?.counterfactuals[0]?.text).toBe('Without Ema & Co (100 %): out of scope.');
  const [basis] = entities[0]?.reasonBases ?? [];
  expect(sources[basis?.sources[0] ?? -1]?.provision).toBe('Annex art 3(3)');
  expect(warnings).toHaveLength(1);
});

test.each(LANGUAGES)('every sentence exists in %s', (keel) => {
  for (const riik of ['ee', 'be', 'fi', 'fr']) {
    for (const soltumatud_susteemid of [true, null]) {
      const { entities, warnings, language } = ask({
        keel,
        uksused: [
          { ...A, riik, soltumatud_susteemid, turud: null, eelmine: { tootajad: 60 } },
          { ...B, tootajad: null, kaive_meur: null, bilanss_meur: null },
          one('C', { tootajad: 300, eelmine: { tootajad: 4 } }),
          one('P', { liik: 'natural_person' }),
          one('S', { liik: 'public_body' }),
        ],
        osalused: [
          holding('B', 'A', { haaled_protsent: 51 }),
          holding('P', 'B', { kapital_protsent: 60 }),
          holding('P', 'C', { kapital_protsent: 60 }),
          holding('S', 'C', { kapital_protsent: 30 }),
        ],
      });
      expect(language).toBe(keel);
      expect(warnings).toHaveLength(4);
      for (const sentence of [...entities.flatMap(({ reasons }) => reasons), ...warnings]) {
        expect(sentence).toMatch(/^\P{Cn}+$/u);
        expect(sentence).not.toMatch(/[{}]|undefined/);
      }
    }
  }
});

test('the national rule is cited by its provision', () => {
  const { entities } = ask({ uksused: [{ ...A, riik: 'DE', soltumatud_susteemid: true }, B] });
  expect(entities[0]).toMatchObject({
    independence: 'own_figures',
    nationalClassification: 'out_of_scope',
  });
  expect(entities[0]?.reasons.at(-1)).toContain('§ 28 Abs. 4 BSIG');
});

test('a diagram contains each entity, its sum and each holding, with escaped text', () => {
  const { picture } = ask({ pilt: true });
  expect(picture).toMatch(/^<svg .*<\/svg>$/s);
  expect(picture).toContain('Ema &amp; Co');
  expect(picture).toContain('Σ 251 / 52 / 45');
  expect(picture).toContain('51 %');
  expect(ask({}).picture).toBeNull();
});

test('a diagram of a cycle terminates', () => {
  const osalused = [
    holding('A', 'B', { kapital_protsent: 30 }),
    holding('B', 'A', { kapital_protsent: 60 }),
  ];
  expect(ask({ pilt: true, osalused }).picture?.match(/<rect /g)).toHaveLength(2);
});

test.each([
  [{ uksused: [] }, 'uksused', 'too_short'],
  [{ uksused: Array.from({ length: 501 }, (_, at) => one(String(at), {})) }, 'uksused', 'too_long'],
  [{ uksused: [one('A', { kaive_meur: 1 })], osalused: [] }, 'uksused.0.tootajad', 'missing'],
  [
    { osalused: [holding('B', 'A', { kapital_protsent: 101 })] },
    'osalused.0.kapital_protsent',
    'group_share_range',
  ],
  [
    { osalused: [holding('X', 'A', { kapital_protsent: 10 })] },
    'osalused.0.omanik',
    'group_unknown_entity',
  ],
  [{ koos_tegutsevad: [{ isikud: ['A'] }] }, 'koos_tegutsevad.0', 'group_not_a_person'],
] as const)('an invalid request %# names the field %s', (args, field, type) => {
  const wrong = () => ask(args);
  expect(wrong).toThrow(
    expect.objectContaining({ details: [expect.objectContaining({ field, type })] }),
  );
});
