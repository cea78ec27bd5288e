/** Schema of `kb/sources.yaml`: the acts cited. */
import { z } from 'zod';
import { message } from '../shared/message.js';
import type { Acts } from '../shared/source.js';

const title = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ literal: z.string().min(1) }),
]);

/** `verified: false`: the address was not found in a source; check it before relying on it. */
const act = z.strictObject({
  title,
  url: z.url(),
  position_date: z.iso.date(),
  verified: z.literal(false).optional(),
});

export const sourcesSchema = z.record(z.string().regex(/^[a-z0-9_]+$/), act);

export const toActs = (files: z.infer<typeof sourcesSchema>): Acts =>
  Object.fromEntries(
    Object.entries(files).map(([key, { title: named, url, position_date }]) => [
      key,
      {
        title: 'text' in named ? message(named.text) : named.literal,
        url,
        positionDate: position_date,
      },
    ]),
  );
