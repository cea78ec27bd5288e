/**
 * Schemas of the input that the importers of CISO Assistant, Probo and Comp AI accept, written from their public source
 * code.
 */
import { z } from 'zod';

const URN =
  /^urn:([a-zA-Z0-9_-]+):([a-zA-Z0-9_-]+):([a-zA-Z0-9_-]+)(?::([a-zA-Z0-9_-]+))?:([0-9A-Za-z[\]()\-._:]+)$/;

const urn = z
  .string()
  .regex(URN)
  .refine((text) => text === text.toLowerCase(), 'not in lower case');

const mapping = z.strictObject({
  source_requirement_urn: urn,
  target_requirement_urn: urn,
  relationship: z.enum(['subset', 'intersect', 'equal', 'superset', 'not_related']),
  rationale: z.enum(['syntactic', 'semantic', 'functional']).optional(),
  strength_of_relationship: z.int().min(0).max(10).optional(),
  annotation: z.string().optional(),
});

const requirementNode = z.strictObject({
  urn,
  parent_urn: urn.optional(),
  ref_id: z.string().optional(),
  name: z.string().optional(),
  assessable: z.boolean(),
  depth: z.int().positive(),
});

const framework = z.strictObject({
  urn,
  ref_id: z.string().min(1),
  name: z.string(),
  description: z.string(),
  requirement_nodes: z.array(requirementNode).min(1),
});

const mappingSet = z.strictObject({
  urn,
  ref_id: z.string(),
  name: z.string().min(1),
  description: z.string(),
  source_framework_urn: urn,
  target_framework_urn: urn,
  requirement_mappings: z.array(mapping).min(1),
});

export const cisoAssistantLibrary = z.strictObject({
  urn,
  locale: z.string(),
  ref_id: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  copyright: z.string().optional(),
  version: z.int().positive().max(2_147_483_647),
  publication_date: z.iso.date(),
  provider: z.string(),
  packager: z.string(),
  dependencies: z.array(urn).optional(),
  objects: z
    .strictObject({
      frameworks: z.array(framework).optional(),
      requirement_mapping_sets: z.array(mappingSet).optional(),
    })
    .refine((objects) => Object.keys(objects).length > 0, 'no objects'),
});
export type CisoAssistantLibrary = z.infer<typeof cisoAssistantLibrary>;

export const proboFramework = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  controls: z
    .array(
      z.object({
        id: z.string().min(1),
        name: z.string(),
        description: z.string(),
        best_practice: z.boolean(),
        maturity_level: z.enum([
          'NONE',
          'INITIAL',
          'MANAGED',
          'DEFINED',
          'QUANTITATIVELY_MANAGED',
          'OPTIMIZING',
        ]),
        not_implemented_justification: z.string().optional(),
      }),
    )
    .min(1),
});

const filled = (most: number) => z.string().min(1).max(most);
const indices = z.array(z.int().min(0)).max(500);

export const compAiFramework = z
  .strictObject({
    version: z.literal('1'),
    exportedAt: z.string().max(50).optional(),
    framework: z.strictObject({
      name: filled(255),
      version: filled(50),
      description: filled(2000),
      visible: z.boolean().optional(),
    }),
    requirements: z
      .array(
        z.strictObject({
          name: filled(255),
          description: filled(100_000),
          identifier: z.string().max(255),
          requirementFamily: z.string().max(255).optional(),
          sortOrder: z.int().min(0),
        }),
      )
      .max(1000),
    controlTemplates: z
      .array(
        z.strictObject({
          name: filled(255),
          description: filled(10_000),
          controlFamily: z.string().max(255).optional(),
          requirementIndices: indices,
          policyTemplateIndices: indices,
          taskTemplateIndices: indices,
        }),
      )
      .max(1000),
    policyTemplates: z.array(z.never()),
    taskTemplates: z.array(z.never()),
  })
  .refine(
    ({ requirements, controlTemplates }) =>
      controlTemplates.every(({ requirementIndices }) =>
        requirementIndices.every((at) => at < requirements.length),
      ),
    'an index is beyond its list',
  );
