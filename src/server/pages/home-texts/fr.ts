/** French texts of the home page. */
import type { HomeTexts } from './home-text-types.js';
import { PURPOSES_FR } from './purposes-fr.js';

export const FR: HomeTexts = {
  own: 'Français',
  description:
    'La conformité NIS 2 par GraphQL et REST : applicabilité, mesures, textes de notification des incidents, évaluation des lacunes, documents.',
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  languages: 'Langues',
  navigation: {
    start: 'Démarrer',
    guides: 'Guides',
    console: 'Console',
    prices: 'Prix',
    endpoints: 'Points d’accès',
    reference: 'Référence',
    graphql: 'GraphQL',
    status: 'État',
  },
  kicker: 'La directive (UE) 2022/2555 sous forme d’API',
  title: 'Des réponses NIS 2 qui citent leur source',
  lead: 'Sachez si la directive s’applique, comment ses mesures correspondent aux normes que vous suivez déjà et ce que doit contenir la notification d’un incident. Déterministe, en 22 langues, par GraphQL et REST.',
  actions: {
    key: 'Obtenir une clé d’essai',
    guides: 'Guides',
    reference: 'Référence de l’API',
    console: 'Console',
  },
  offers: {
    title: 'Ce que fait le service',
    intro:
      'Chaque opération est disponible par GraphQL sous <code>/graphql</code> et par REST sous <code>/v1</code>.',
    cards: [
      [
        'Applicabilité',
        'Essentielle, importante ou hors du champ d’application : la classe d’une organisation, les règles qui y conduisent et ce qui changerait le résultat.',
      ],
      [
        'Correspondances',
        'Les dix mesures de la directive rapprochées d’ISO/IEC 27001, de DORA et du RGPD, avec ce qu’un certificat laisse ouvert.',
      ],
      [
        'Textes de notification',
        'Les trois notifications d’un incident avec leurs échéances, adressées à l’autorité du pays et prêtes à compléter.',
      ],
      [
        'Évaluation des lacunes',
        'Vingt questions, une note et les premières actions à mener. Gratuit, et rien n’est enregistré.',
      ],
      [
        'Documents',
        'Des documents de conformité, commandés en ligne, payés sur une page de paiement et remis par des liens signés.',
      ],
      [
        'Sources',
        'Chaque réponse de fond cite l’acte, la disposition et la version de la base de connaissances sur lesquels elle repose.',
      ],
    ],
  },
  start: {
    title: 'Démarrer en une minute',
    intro:
      'Les clés d’essai sont gratuites. Les réponses sur le droit sont réelles ; les commandes et les documents sont des exemples.',
    signUp: [
      'Créer une clé d’essai',
      'La réponse la contient dans <code>data.sandbox_voti</code>. Elle n’est affichée qu’une fois.',
    ],
    ask: [
      'Envoyer une requête avec la clé',
      'La directive s’applique-t-elle à un fournisseur d’électricité de 120 salariés réalisant 25 millions d’euros de chiffre d’affaires ?',
    ],
    graphql: ['Ou utiliser GraphQL', 'La même question par GraphQL.'],
  },
  endpoints: {
    title: 'Points d’accès',
    caption: 'La clé est envoyée dans l’en-tête <code>X-API-Key</code>.',
    method: 'Méthode',
    path: 'Chemin',
    purpose: 'Objet',
    access: 'Accès',
  },
  access: {
    'no key': 'sans clé',
    'any key': 'toute clé',
    operator: 'exploitant',
    token: 'jeton',
    'key of the client': 'clé du client',
  },
  purposes: PURPOSES_FR,
  further: 'Pour aller plus loin',
  links: {
    '/console': ['Console', 'toutes les opérations sous forme de formulaires, en 22 langues'],
    '/console/plans': ['Formules et prix', 'licences et documents, achetés dans la console'],
    '/docs': [
      'Guides (en anglais)',
      'de courts guides dont les commandes s’exécutent telles quelles',
    ],
    '/reference': ['Référence de l’API (en anglais)', 'chaque opération, à lire et à essayer'],
    '/graphql': ['Explorateur GraphQL (en anglais)', 'les mêmes opérations par GraphQL'],
    '/countries': ['Pays', 'le droit national de chaque État membre, à lire et à imprimer'],
    '/v1/changelog': ['Journal des modifications', 'quelle source juridique a changé, et quand'],
    '/v1/status': ['État', 'l’état des composants'],
  },
  legal: 'Les résultats sont indicatifs. Le service ne donne pas de conseil juridique.',
  knowledgeBase: 'base de connaissances',
};
