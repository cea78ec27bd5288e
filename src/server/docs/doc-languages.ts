/** Languages of the guides, and the texts around them. */

export const DOC_LANGUAGES = ['en', 'de', 'et'] as const;
export type DocLanguage = (typeof DOC_LANGUAGES)[number];

export const isDocLanguage = (word: string): word is DocLanguage =>
  DOC_LANGUAGES.some((language) => language === word);

/** Groups of pages, in order. */
export const DOC_GROUPS = ['start', 'law', 'orders', 'integration', 'operation'] as const;
export type DocGroup = (typeof DOC_GROUPS)[number];

/** `own`: the language in itself. `english`: mark of a page that is not translated. */
export type DocTexts = Readonly<{
  own: string;
  english: string;
  guides: string;
  summary: string;
  reference: string;
  groups: Readonly<Record<DocGroup, string>>;
  links: Readonly<Record<'errors' | 'countries' | 'console' | 'reference', string>>;
  skip: string;
  main: string;
  legal: string;
  languages: string;
  neighbours: string;
  contents: string;
  search: string;
  found: string;
  nothing: string;
  example: string;
  answer: string;
  table: string;
  copy: string;
  copied: string;
  run: string;
  running: string;
  close: string;
  keyNote: string;
  strictKeyNote: string;
  failed: string;
}>;

const EN: DocTexts = {
  own: 'English',
  english: 'in English',
  guides: 'Guides',
  summary: 'Short guides to the service; every command in them can be run as it is.',
  reference: 'The <a href="/reference">API reference</a> lists every operation with its fields.',
  groups: {
    start: 'Getting started',
    law: 'Law and assessments',
    orders: 'Orders and events',
    integration: 'Integration',
    operation: 'Operation',
  },
  links: {
    errors: 'Errors',
    countries: 'Countries',
    console: 'Console',
    reference: 'Reference',
  },
  skip: 'Skip to content',
  main: 'Main',
  legal: 'Results are indicative. The service gives no legal advice.',
  languages: 'Languages',
  neighbours: 'Neighbouring pages',
  contents: 'On this page',
  search: 'Search the guides',
  found: 'Search results',
  nothing: 'Nothing found.',
  example: 'Language of the example',
  answer: 'Answer',
  table: 'Table',
  copy: 'Copy',
  copied: 'Copied',
  run: 'Run',
  running: 'Running …',
  close: 'Close',
  keyNote:
    'Sent with a sandbox key that was created for this browser tab. It is forgotten when the tab is closed.',
  strictKeyNote:
    'Sent with a sandbox key that was created for this page. It is forgotten when you leave the page.',
  failed: 'The service did not respond. Try again.',
};

const DE: DocTexts = {
  own: 'Deutsch',
  english: 'auf Englisch',
  guides: 'Leitfäden',
  summary: 'Kurze Leitfäden zum Dienst; jeder Befehl darin lässt sich unverändert ausführen.',
  reference:
    'Die <a href="/reference" hreflang="en">API-Referenz</a> (auf Englisch) führt jede Operation mit ihren Feldern auf.',
  groups: {
    start: 'Erste Schritte',
    law: 'Recht und Bewertung',
    orders: 'Bestellungen und Ereignisse',
    integration: 'Integration',
    operation: 'Betrieb',
  },
  links: {
    errors: 'Fehler',
    countries: 'Länder',
    console: 'Konsole',
    reference: 'Referenz',
  },
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  legal: 'Die Ergebnisse dienen der Orientierung. Der Dienst erteilt keine Rechtsberatung.',
  languages: 'Sprachen',
  neighbours: 'Benachbarte Seiten',
  contents: 'Auf dieser Seite',
  search: 'Leitfäden durchsuchen',
  found: 'Suchergebnisse',
  nothing: 'Nichts gefunden.',
  example: 'Sprache des Beispiels',
  answer: 'Antwort',
  table: 'Tabelle',
  copy: 'Kopieren',
  copied: 'Kopiert',
  run: 'Ausführen',
  running: 'Wird ausgeführt …',
  close: 'Schließen',
  keyNote:
    'Gesendet mit einem Sandbox-Schlüssel, der für diesen Browser-Tab angelegt wurde. Er wird verworfen, wenn Sie den Tab schließen.',
  strictKeyNote:
    'Gesendet mit einem Sandbox-Schlüssel, der für diese Seite angelegt wurde. Er wird verworfen, wenn Sie die Seite verlassen.',
  failed: 'Der Dienst hat nicht geantwortet. Versuchen Sie es erneut.',
};

const ET: DocTexts = {
  own: 'Eesti',
  english: 'inglise keeles',
  guides: 'Juhendid',
  summary:
    'Lühikesed juhendid teenuse kohta; iga käsk neis töötab täpselt nii, nagu see on kirjas.',
  reference:
    '<a href="/reference" hreflang="en">API viiteteatmik</a> (inglise keeles) loetleb kõik toimingud koos väljadega.',
  groups: {
    start: 'Alustamine',
    law: 'Õigus ja hindamine',
    orders: 'Tellimused ja sündmused',
    integration: 'Liidestamine',
    operation: 'Käitamine',
  },
  links: {
    errors: 'Vead',
    countries: 'Riigid',
    console: 'Konsool',
    reference: 'Viiteteatmik',
  },
  skip: 'Otse sisu juurde',
  main: 'Põhinavigatsioon',
  legal: 'Tulemused on orienteeruvad. Teenus ei anna õigusnõu.',
  languages: 'Keeled',
  neighbours: 'Naaberlehed',
  contents: 'Sellel lehel',
  search: 'Otsi juhenditest',
  found: 'Otsingutulemused',
  nothing: 'Midagi ei leitud.',
  example: 'Näite keel',
  answer: 'Vastus',
  table: 'Tabel',
  copy: 'Kopeeri',
  copied: 'Kopeeritud',
  run: 'Käivita',
  running: 'Käivitan …',
  close: 'Sulge',
  keyNote:
    'Saadetud liivakasti võtmega, mis loodi selle brauserikaardi jaoks. Kaardi sulgemisel võti unustatakse.',
  strictKeyNote:
    'Saadetud liivakasti võtmega, mis loodi selle lehe jaoks. Lehelt lahkudes võti unustatakse.',
  failed: 'Teenus ei vastanud. Proovige uuesti.',
};

export const DOC_TEXTS: Readonly<Record<DocLanguage, DocTexts>> = { en: EN, de: DE, et: ET };
