/** File formats of a document. Source: D-165. */

/** Stored beside the .docx file, which is the document itself. */
export const RENDITION_FORMATS = ['pdf'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

export type DocumentFormat = 'docx' | RenditionFormat;

/** Key: format. Value: media type. */
export const CONTENT_TYPE: Readonly<Record<DocumentFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** The name of the .docx file, with the extension of another format. */
export const withExtension = (fileName: string, format: DocumentFormat): string =>
  `${fileName.replace(/\.docx$/, '')}.${format}`;

/** What a link of a document gives: a file, or its detached signature. */
export const FILE_FORMS = {
  docx: { format: 'docx', isSignature: false },
  pdf: { format: 'pdf', isSignature: false },
  'docx.sig': { format: 'docx', isSignature: true },
  'pdf.sig': { format: 'pdf', isSignature: true },
} as const satisfies Readonly<
  Record<string, Readonly<{ format: DocumentFormat; isSignature: boolean }>>
>;
export type FileForm = keyof typeof FILE_FORMS;

/** RFC 7515, 9.2.1. */
export const SIGNATURE_TYPE = 'application/jose';
