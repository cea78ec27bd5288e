/** Files for the technical check, in an order's `payload.tehniline_kontroll`. */
import { z } from 'zod';
import { readSbom } from '../../modules/technical-check/domain/sbom-checks.js';
import { TLS_PROTOCOLS } from '../../modules/technical-check/domain/technical-input.js';

const text = (most: number, meaning: string) =>
  z.string().max(most).describe(meaning).nullable().optional();

const MAX_TEXT_LENGTH = 65_536;

export const technicalPayload = z.strictObject({
  domeen: z
    .string()
    .max(253)
    .regex(/^(?:[a-z0-9_-]+\.)+[a-z0-9-]+$/i)
    .describe('domain that the files are about')
    .nullable()
    .optional(),
  dns: text(MAX_TEXT_LENGTH, 'zone file of the domain'),
  mta_sts: text(4096, 'text of .well-known/mta-sts.txt'),
  tls_ahel: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .regex(/-----BEGIN CERTIFICATE-----/)
    .describe('chain of certificates, PEM, the server’s first')
    .nullable()
    .optional(),
  tls_protokollid: z
    .array(z.enum(TLS_PROTOCOLS))
    .max(TLS_PROTOCOLS.length)
    .describe('TLS protocols that the server offers, from your own scan')
    .nullable()
    .optional(),
  http_pais: text(16_384, 'header lines of an HTTP answer'),
  sbom: z
    .string()
    .max(MAX_TEXT_LENGTH)
    .refine((value) => readSbom(value) !== null)
    .describe('software bill of materials, CycloneDX or SPDX, JSON text')
    .nullable()
    .optional(),
});
