/** Parity cases of letterheads, previews and collected keys. */
import { of, type ParityCase } from './parity-case.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';
const LOGO = Buffer.from(SVG).toString('base64');
const SCRIPT = Buffer.from(SVG.replace('<path', '<script/><path')).toString('base64');

export const DOCUMENT_CASES = [
  ...of('Mutation.setLetterhead', [
    { what: 'in the sandbox', values: { nimi: 'Büroo', logo: LOGO, pohivarv: '#1F6B4A' } },
    { what: 'live', values: { nimi: 'Büroo', rohuvarv: '#8a2be2' }, key: 'live lawyer_firm' },
    { what: 'live, cleared', values: { nimi: '', rohuvarv: '' }, key: 'live lawyer_firm' },
    { what: 'a client', values: { nimi: 'Klient' }, key: 'live client' },
    {
      what: 'every error at once',
      values: { nimi: 'x'.repeat(201), logo: '*', pohivarv: '#ffffff', rohuvarv: 'red' },
    },
    { what: 'a script in the logo', values: { logo: SCRIPT } },
    { what: 'no key', values: { nimi: 'Büroo' }, key: 'none' },
  ]),
  ...of('Query.letterhead', [
    { what: 'in the sandbox', values: {} },
    { what: 'live', values: {}, key: 'live lawyer_firm' },
    { what: 'no key', values: {}, key: 'none' },
  ]),
  ...of('Query.documentPreview', [
    {
      what: 'one document',
      values: { teenus: 'yksikdokument', riik: 'ee', payload: { keel: 'en' } },
    },
    { what: 'a document of another service', values: { teenus: 'pakett', dokument: 'naidis' } },
    { what: 'a service without documents', values: { teenus: 'hooldus' }, key: 'live client' },
    { what: 'an unknown document', values: { teenus: 'pakett', dokument: 'x' } },
    { what: 'nothing', values: {} },
    { what: 'no key', values: { teenus: 'pakett' }, key: 'none' },
  ]),
  ...of('Mutation.collectKey', [
    {
      what: 'no such order',
      values: { order_id: '0b8f3b44-7f0f-4a3e-9b0e-1f7f3f7b0a11', votmekood: 'k_x' },
      key: 'none',
    },
    { what: 'every argument wrong', values: { order_id: 'x', votmekood: '' }, key: 'none' },
    { what: 'nothing', values: {}, key: 'none' },
  ]),
] satisfies ParityCase[];
