/** `map`: the ten measures and their mapping; `delta`: what remains given the controls in place. */
import { readFile } from 'node:fs/promises';
import { Option, type Command } from 'commander';
import type { FrameworkKey } from '../../../schema/client/operations.js';
import type { Nis2Client } from '../client.js';
import { addCall, openClient, print, sourceLines, type CallOptions } from './connection.js';
import type { CliContext } from './terminal.js';
import { textTable } from './text-table.js';

const FRAMEWORKS: readonly FrameworkKey[] = [
  'iso27001',
  'dora',
  'gdpr',
  'nist_csf_2_0',
  'cis_v8_1',
  'ir_2024_2690',
];

type Measure = Awaited<ReturnType<Nis2Client['measure']>>;
type Delta = Awaited<ReturnType<Nis2Client['graph']['delta']>>;

const nameOf = ({ nimetus }: Measure, language: string): string =>
  String(Reflect.get(nimetus, language) ?? nimetus.en ?? nimetus.et);

const measureLines =
  (context: CliContext, language: string) =>
  (measure: Measure): readonly string[] => [
    context.paint('bold', `${measure.artikkel}  ${nameOf(measure, language)}`),
    `covered by ISO/IEC 27001: ${measure.iso_sertifitseeritud.kate}`,
    ...Object.entries(measure.kaardistus).flatMap(([framework, controls]) =>
      controls.map(({ viide, nimetus }) => `  ${framework}  ${viide}  ${nimetus}`),
    ),
    ...sourceLines(context, measure.sources),
  ];

const tableOf =
  (language: string) =>
  (measures: readonly Measure[]): readonly string[] => {
    const rows = measures.map((measure) => [
      measure.voti,
      measure.artikkel,
      measure.iso_sertifitseeritud.kate,
      nameOf(measure, language),
    ]);
    return [textTable([['KEY', 'ARTICLE', 'ISO 27001', 'NAME'], ...rows]).trimEnd()];
  };

const deltaLines = (delta: Delta): readonly string[] => {
  const rows = delta.measures.map(({ measure, standing, share_low, share_high, missing }) => [
    measure.ref,
    standing,
    `${share_low}-${share_high} %`,
    missing.map(({ control }) => control.ref).join(' '),
  ]);
  const table = textTable([['MEASURE', 'STANDING', 'SHARE', 'MISSING'], ...rows]).trimEnd();
  return [table, delta.note];
};

type DeltaOptions = CallOptions & Readonly<{ framework: FrameworkKey }>;

export function addMapping(program: Command, context: CliContext): void {
  addCall(program, 'map', 'The ten measures of article 21(2), or one, with their controls')
    .argument('[measure]', 'letter, article form, or a fragment of its name')
    .action(async (measure: string | undefined, options: CallOptions) => {
      const [client, keel] = [openClient(options), options.language];
      if (measure === undefined) {
        const mapping = await client.mapping({ keel });
        print(context, options, mapping, ({ meetmed }) => tableOf(keel)(meetmed));
        return;
      }
      const found = await client.measure({ measure_key: measure, keel });
      print(context, options, found, measureLines(context, keel));
    });
  addCall(program, 'delta', 'Lists what remains of the ten measures given the controls in place')
    .argument('<file>', 'CSV with the columns control, status and optionally note')
    .addOption(
      new Option('--framework <key>', 'framework of the controls')
        .choices(FRAMEWORKS)
        .default('iso27001'),
    )
    .action(async (file: string, options: DeltaOptions) => {
      const { framework, language: keel } = options;
      const csv = await readFile(file, 'utf8');
      print(
        context,
        options,
        await openClient(options).graph.delta({ framework, csv, keel }),
        deltaLines,
      );
    });
}
