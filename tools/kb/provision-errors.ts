/** Checks that cited provisions of ISO/IEC 27001, DORA and the GDPR are in the lists of their controls. */
import { z } from 'zod';
import { fileOf, type KnowledgeFiles } from '../../src/knowledge/read-files.js';

/** Act → pattern of its references in a provision. Both ends of a range are checked. */
const LISTED: Readonly<Record<string, RegExp>> = {
  iso27001: /A\.\d+(?:\.\d+)?|\b\d+(?:\.\d+)*/g,
  dora: /\bart \d+/g,
  gdpr: /\bart \d+/g,
};

const controlsSchema = z.array(z.object({ ref: z.string() }));

type SourceRef = Readonly<{ act: string; provision: string; file: string }>;

function collect(value: unknown, file: string, found: SourceRef[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { act, provision }: Readonly<{ act?: unknown; provision?: unknown }> = value;
  if (typeof act === 'string' && typeof provision === 'string')
    found.push({ act, provision, file });
  for (const inner of Object.values(value)) collect(inner, file, found);
}

function sourcesIn(files: KnowledgeFiles): SourceRef[] {
  const found: SourceRef[] = [];
  for (const [file, content] of files) collect(content, file, found);
  return found;
}

function refsOf(files: KnowledgeFiles, framework: string): ReadonlySet<string> {
  const listed = fileOf(files, `framework-mapping/controls/${framework}.yaml`);
  return new Set(controlsSchema.parse(listed).map(({ ref }) => ref));
}

/** @returns one line per error */
export function provisionErrors(files: KnowledgeFiles): string[] {
  const sources = sourcesIn(files);
  return Object.entries(LISTED).flatMap(([act, form]) => {
    const known = refsOf(files, act);
    return sources
      .filter((source) => source.act === act)
      .flatMap(({ provision, file }) =>
        (provision.match(form) ?? [])
          .filter((ref) => !known.has(ref))
          .map((ref) => `kb/${file}: ${act} has no "${ref}"; mend "${provision}"`),
      );
  });
}
