/** Ids in what Stripe tells. */
import { z } from 'zod';

const LONGEST = 255;

export const idText = z.string().min(1).max(LONGEST);

/** An expanded one comes as an object with an id. */
export const reference = z.union([idText, z.object({ id: idText }).transform(({ id }) => id)]);

/** Ids of ours, as we told them to Stripe. */
export const uuid = z.uuid().transform((text) => text.toLowerCase());
