/** German texts of the home page. */
import type { HomeTexts } from './home-text-types.js';
import { PURPOSES_DE } from './purposes-de.js';

export const DE: HomeTexts = {
  own: 'Deutsch',
  description:
    'NIS2-Compliance über GraphQL und REST: Anwendbarkeit, Maßnahmen, Meldetexte für Vorfälle, Lückenanalyse, Dokumente.',
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  languages: 'Sprachen',
  navigation: {
    start: 'Start',
    guides: 'Leitfäden',
    console: 'Konsole',
    prices: 'Preise',
    endpoints: 'Endpunkte',
    reference: 'Referenz',
    graphql: 'GraphQL',
    status: 'Status',
  },
  kicker: 'Richtlinie (EU) 2022/2555 als API',
  title: 'NIS2-Antworten, die ihre Quelle nennen',
  lead: 'Erfahren Sie, ob die Richtlinie gilt, wie sich ihre Maßnahmen zu den Normen verhalten, die Sie bereits einhalten, und was die Meldung eines Vorfalls enthalten muss. Deterministisch, in 22 Sprachen, über GraphQL und REST.',
  actions: {
    key: 'Sandbox-Schlüssel anfordern',
    guides: 'Leitfäden',
    reference: 'API-Referenz',
    console: 'Konsole',
  },
  offers: {
    title: 'Was der Dienst leistet',
    intro:
      'Jede Operation ist über GraphQL unter <code>/graphql</code> und über REST unter <code>/v1</code> verfügbar.',
    cards: [
      [
        'Anwendbarkeit',
        'Wesentlich, wichtig oder außerhalb des Anwendungsbereichs: die Klasse einer Organisation, die Regeln, die zu ihr führen, und was das Ergebnis ändern würde.',
      ],
      [
        'Zuordnung zu Rahmenwerken',
        'Die zehn Maßnahmen der Richtlinie, zugeordnet zu ISO/IEC 27001, DORA und DSGVO, mit dem, was ein Zertifikat offenlässt.',
      ],
      [
        'Meldetexte für Vorfälle',
        'Die drei Meldungen eines Vorfalls mit ihren Fristen, an die Behörde des Landes gerichtet und zum Ausfüllen bereit.',
      ],
      [
        'Lückenanalyse',
        'Zwanzig Fragen, eine Punktzahl und was zuerst zu tun ist. Kostenlos, und nichts wird gespeichert.',
      ],
      [
        'Dokumente',
        'Compliance-Dokumente, online bestellt, auf einer Zahlungsseite bezahlt und über signierte Links geliefert.',
      ],
      [
        'Quellen',
        'Jede inhaltliche Antwort nennt den Rechtsakt, die Vorschrift und die Version der Wissensbasis, auf der sie beruht.',
      ],
    ],
  },
  start: {
    title: 'In einer Minute startklar',
    intro:
      'Sandbox-Schlüssel sind kostenlos. Die Antworten zum Recht sind echt; Bestellungen und Dokumente sind Muster.',
    signUp: [
      'Sandbox-Schlüssel anlegen',
      'Die Antwort enthält ihn in <code>data.sandbox_voti</code>. Er wird nur einmal angezeigt.',
    ],
    ask: [
      'Eine Anfrage mit dem Schlüssel senden',
      'Gilt die Richtlinie für einen Stromversorger mit 120 Beschäftigten und 25 Mio. EUR Umsatz?',
    ],
    graphql: ['Oder über GraphQL', 'Dieselbe Frage über GraphQL.'],
  },
  endpoints: {
    title: 'Endpunkte',
    caption: 'Der Schlüssel wird im Header <code>X-API-Key</code> gesendet.',
    method: 'Methode',
    path: 'Pfad',
    purpose: 'Zweck',
    access: 'Zugang',
  },
  access: {
    'no key': 'ohne Schlüssel',
    'any key': 'jeder Schlüssel',
    operator: 'Betreiber',
    token: 'Token',
    'key of the client': 'Schlüssel des Kunden',
  },
  purposes: PURPOSES_DE,
  further: 'Weiterlesen',
  links: {
    '/console': ['Konsole', 'alle Operationen als Formulare, in 22 Sprachen'],
    '/console/plans': ['Pläne und Preise', 'Lizenzen und Dokumente, in der Konsole gekauft'],
    '/docs': ['Leitfäden', 'kurze Leitfäden mit Befehlen, die unverändert laufen'],
    '/reference': ['API-Referenz (Englisch)', 'jede Operation, zum Lesen und Ausprobieren'],
    '/graphql': ['GraphQL-Explorer (Englisch)', 'dieselben Operationen über GraphQL'],
    '/countries': ['Länder', 'das nationale Recht jedes Mitgliedstaats, zum Lesen und Drucken'],
    '/v1/changelog': ['Änderungsprotokoll', 'welche Rechtsquelle sich geändert hat, und wann'],
    '/v1/status': ['Status', 'der Zustand der Komponenten'],
  },
  legal: 'Die Ergebnisse dienen der Orientierung. Der Dienst erteilt keine Rechtsberatung.',
  knowledgeBase: 'Wissensbasis',
};
