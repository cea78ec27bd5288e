/** Address of a source as a URI: characters outside ASCII are percent-encoded. Source: RFC 3987, section 3.1. */
import { z } from 'zod';

const OUTSIDE_ASCII = /[^\p{ASCII}]+/gu;

export const addressSchema = z
  .url()
  .transform((address) => address.replace(OUTSIDE_ASCII, encodeURIComponent));
