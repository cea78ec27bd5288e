/** The settings of OSCAL documents, and the metadata derived from them. */
import { expect } from '@jest/globals';

export const SETTING = {
  kbVersion: 'kb_1',
  date: '2026-11-21',
  issuer: 'https://api.example.org',
  uuidOf: (name: string) => `uuid of ${name}`,
};

export const metadata = (title: string) => ({
  title,
  'last-modified': '2026-11-21T00:00:00Z',
  version: 'kb_1',
  'oscal-version': '1.2.1',
  links: [{ href: 'https://api.example.org', rel: 'canonical' }],
  remarks: expect.stringContaining('no legal advice'),
});
