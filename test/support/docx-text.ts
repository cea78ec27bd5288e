/** Texts of a .docx file. */
import PizZip from 'pizzip';

/** Text with the entities of XML resolved. */
export const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Paragraphs of the body, in order, without tabs and line breaks. */
export function docxParagraphs(bytes: Uint8Array): readonly string[] {
  const xml = new PizZip(bytes).file('word/document.xml')?.asText() ?? '';
  return [...xml.matchAll(/<w:p[ >][\s\S]*?<\/w:p>/g)]
    .map(([paragraph]) =>
      [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
        .map(([, text = '']) => text)
        .join(''),
    )
    .map(unescaped)
    .filter((text) => text.trim() !== '');
}
