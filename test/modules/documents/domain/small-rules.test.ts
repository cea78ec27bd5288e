/** Documents of services, file formats, manifest and verification code. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  PACKAGE_KINDS,
  SAMPLE_TOKEN,
} from '../../../../src/modules/documents/domain/document-entry.js';
import {
  CONTENT_TYPE,
  FILE_FORMS,
  RENDITION_FORMATS,
  SIGNATURE_TYPE,
  withExtension,
} from '../../../../src/modules/documents/domain/document-format.js';
import {
  documentsOfService,
  RE_SIGNING,
  RENEWABLE_SERVICES,
} from '../../../../src/modules/documents/domain/documents-of-service.js';
import {
  MANIFEST_FORMAT,
  MANIFEST_NAME,
  manifestText,
  SIGNATURE_ENDING,
} from '../../../../src/modules/documents/domain/order-manifest.js';
import {
  readVerificationCode,
  verificationCode,
} from '../../../../src/modules/documents/domain/verification-code.js';

describe('documents of a service', () => {
  const CHOICE = { single: null, isPortfolio: false };

  test.each([
    ['pakett', PACKAGE_KINDS],
    ['raamistikukaart', ['framework_map']],
    ['intsidendimallid', ['incident_templates']],
    ['tarneahela_toend', ['supply_chain_attestation']],
    ['b_skann', ['check_report']],
    ['kordusallkiri', ['re_signing']],
    ['hooldus', []],
    ['yksikdokument', ['security_policy']],
    ['reformimemo', ['reform_memo']],
  ])('%s', (service, kinds) => {
    expect(documentsOfService(service, CHOICE)).toEqual(kinds);
  });

  test('a single document is the one chosen', () => {
    expect(documentsOfService('yksikdokument', { ...CHOICE, single: 'continuity_plan' })).toEqual([
      'continuity_plan',
    ]);
  });

  test('a draft is compared in a table for a portfolio', () => {
    expect(documentsOfService('reformimemo', { ...CHOICE, isPortfolio: true })).toEqual([
      'reform_table',
    ]);
  });

  test('a service that is not sold has none', () => {
    expect(() => documentsOfService('muu', CHOICE)).toThrow('no documents are known for muu');
  });

  test('those that follow from the law data are renewed; a check and a signature record a moment', () => {
    const sold =
      'pakett raamistikukaart intsidendimallid tarneahela_toend b_skann kordusallkiri yksikdokument reformimemo'.split(
        ' ',
      );
    const moments = ['b_skann', RE_SIGNING];
    expect(RENEWABLE_SERVICES.toSorted()).toEqual(
      sold.filter((key) => !moments.includes(key)).toSorted(),
    );
  });
});

describe('file formats', () => {
  test('media types are the registered ones', () => {
    expect(CONTENT_TYPE).toEqual({
      docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      pdf: 'application/pdf',
    });
    expect(SIGNATURE_TYPE).toBe('application/jose');
    expect(RENDITION_FORMATS).toEqual(['pdf']);
  });

  test('a rendition has the name of the document with its own extension', () => {
    expect(withExtension('policy.docx', 'pdf')).toBe('policy.pdf');
    expect(withExtension('policy.docx', 'docx')).toBe('policy.docx');
    expect(withExtension('a.docx.b', 'pdf')).toBe('a.docx.b.pdf');
    expect(withExtension('adocx', 'pdf')).toBe('adocx.pdf');
  });

  test('each format can be read with its signature', () => {
    for (const [form, { format, isSignature }] of Object.entries(FILE_FORMS)) {
      expect(form).toBe(isSignature ? `${format}.sig` : format);
    }
    expect(Object.keys(FILE_FORMS)).toEqual(['docx', 'pdf', 'docx.sig', 'pdf.sig']);
  });

  test('the token of the sample is part of the published demo order', () => {
    expect(SAMPLE_TOKEN).toBe('sandbox-demo-order-001-sample');
  });
});

describe('the manifest of an order', () => {
  const FACTS = {
    issuer: 'Provider',
    orderId: 'order',
    releasedAt: new Date('2026-11-23T10:00:00Z'),
    files: [
      {
        name: 'policy.docx',
        number: 'NIS2-1',
        verificationCode: null,
        contentType: 'application/pdf',
        sizeBytes: 5,
        sha256: 'aa',
      },
    ],
  };

  test('lists every file with its hash', () => {
    expect(JSON.parse(manifestText(FACTS))).toEqual({
      format: 'nis2-order-manifest/1',
      issuer: 'Provider',
      order_id: 'order',
      released_at: '2026-11-23T10:00:00.000Z',
      files: [
        {
          name: 'policy.docx',
          number: 'NIS2-1',
          verification_code: null,
          media_type: 'application/pdf',
          size_bytes: 5,
          sha256: 'aa',
        },
      ],
    });
  });

  test('is indented text that ends in a line feed', () => {
    expect(manifestText(FACTS)).toMatch(/^\{\n {2}"format": .*\n\}\n$/s);
    expect([MANIFEST_NAME, MANIFEST_FORMAT, SIGNATURE_ENDING]).toEqual([
      'manifest.json',
      'nis2-order-manifest/1',
      '.sig',
    ]);
  });
});

describe('a verification code', () => {
  const bytes = (...values: readonly number[]) => Uint8Array.from(values);

  test('has sixteen digits of Crockford base 32, from the first ten bytes', () => {
    expect(verificationCode(bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 1))).toBe('0000-0000-0000-0001');
    expect(verificationCode(bytes(0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 255))).toBe('0000-0000-0000-0001');
    expect(verificationCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
    expect(verificationCode(bytes(0x08, 0, 0, 0, 0, 0, 0, 0, 0x04, 0x20))).toBe(
      '1000-0000-0000-0110',
    );
  });

  test('is read as it was written, in any case and grouping', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 32 }), (digest) => {
        const code = verificationCode(digest);
        expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(readVerificationCode(code)).toBe(code);
        expect(readVerificationCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code);
        expect(readVerificationCode(` ${code.replaceAll('-', '')}\n`)).toBe(code);
      }),
    );
  });

  test('letters that look like digits are read as these', () => {
    expect(readVerificationCode('OoIi-LlAB-CDEF-GHJK')).toBe('0011-11AB-CDEF-GHJK');
  });

  test.each([
    ['too short', '0000-0000-0000-000'],
    ['too long', '0000-0000-0000-00000'],
    ['with a letter that is no digit', '0000-0000-0000-000U'],
    ['with another sign', '0000-0000-0000-000_'],
    ['empty', ''],
  ])('text that is %s is no code', (_name, text) => {
    expect(readVerificationCode(text)).toBeNull();
  });
});
