/** Parameter of a path. */
import type { JsonSchema } from './type-schema.js';

type PathParameter = Readonly<{
  name: string;
  description: string;
  example: string;
  values?: readonly string[];
}>;

export const pathParameter = ({
  name,
  description,
  example,
  values,
}: PathParameter): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', ...(values && { enum: values }) },
  example,
});
