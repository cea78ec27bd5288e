/** Inputs of drafts of law, on which REST and GraphQL must agree. */
import { LANGUAGE_CASES, of, type ParityCase } from './parity-case.js';

const mover = { id: 'a', tootajad: 400, sektor: 'energy_oil' };

export const REFORM_CASES: readonly ParityCase[] = [
  ...of('Query.scoping', [
    {
      what: 'under a draft',
      values: { tootajad: 400, sektor: 'energy_oil', riik: 'ee', reform: 'nis2-com-2026-13' },
    },
    {
      what: 'a special case of a draft',
      values: {
        tootajad: 4,
        erijuht: 'submarine_data_infrastructure',
        reform: 'nis2-com-2026-13',
        keel: 'en',
      },
    },
    { what: 'an unknown draft', values: { tootajad: 4, reform: '__proto__' } },
    { what: 'a draft of a wrong type', values: { tootajad: 4, reform: 5 } },
  ]),
  ...of('Query.reforms', LANGUAGE_CASES),
  ...of('Query.reform', [
    ...['nis2-com-2026-13', 'fr-resilience-bill', 'nothing', '__proto__', ''].map((id) => ({
      what: `"${id}"`,
      values: { id },
    })),
    { what: 'of a version without drafts', values: { id: 'omnibus-iv-deal', asOf: '2026-11-21' } },
  ]),
  ...of('Query.compareReform', [
    {
      what: 'movers and others',
      values: {
        reform: 'nis2-com-2026-13',
        organisations: [mover, { tootajad: 5 }, { tootajad: 5, erijuht: 'dns_service_provider' }],
        keel: 'en',
      },
    },
    { what: 'no organisations', values: { reform: 'nis2-com-2026-13', organisations: [] } },
    { what: 'an unknown draft', values: { reform: 'nothing', organisations: [mover] } },
    {
      what: 'unknown keys',
      values: {
        reform: 'nis2-com-2026-13',
        organisations: [mover, { tootajad: 5, sektor: 'mining', erijuht: 'x' }],
      },
    },
    {
      what: 'too many',
      values: { reform: 'nis2-com-2026-13', organisations: Array(501).fill(mover) },
    },
    { what: 'no list', values: { reform: 'nis2-com-2026-13', organisations: mover } },
    { what: 'nothing', values: {} },
  ]),
];
