/** Estonian texts of the home page. */
import type { HomeTexts } from './home-text-types.js';
import { PURPOSES_ET } from './purposes-et.js';

export const ET: HomeTexts = {
  own: 'Eesti',
  description:
    'NIS2 nõuete täitmine GraphQL-i ja REST-i kaudu: kohaldatavus, meetmed, intsidenditeated, lünkade hindamine, dokumendid.',
  skip: 'Otse sisu juurde',
  main: 'Põhinavigatsioon',
  languages: 'Keeled',
  navigation: {
    start: 'Alustamine',
    guides: 'Juhendid',
    console: 'Konsool',
    prices: 'Hinnad',
    endpoints: 'Otspunktid',
    reference: 'Viiteteatmik',
    graphql: 'GraphQL',
    status: 'Olek',
  },
  kicker: 'Direktiiv (EL) 2022/2555 API-na',
  title: 'NIS2 vastused, mis nimetavad oma allika',
  lead: 'Saage teada, kas direktiiv kohaldub, kuidas selle meetmed vastavad standarditele, mida te juba järgite, ja mida peab sisaldama intsidenditeade. Deterministlik, 22 keeles, GraphQL-i ja REST-i kaudu.',
  actions: {
    key: 'Hankige liivakasti võti',
    guides: 'Juhendid',
    reference: 'API viiteteatmik',
    console: 'Konsool',
  },
  offers: {
    title: 'Mida teenus teeb',
    intro:
      'Iga toiming on kasutatav GraphQL-i kaudu aadressil <code>/graphql</code> ja REST-i kaudu aadressil <code>/v1</code>.',
    cards: [
      [
        'Kohaldatavus',
        'Elutähtis, oluline või kohaldamisalast väljas: organisatsiooni klass, reeglid, mis selleni viisid, ja mis tulemust muudaks.',
      ],
      [
        'Vastavused raamistikega',
        'Direktiivi kümme meedet vastavuses ISO/IEC 27001, DORA ja isikuandmete kaitse üldmäärusega ning see, mille sertifikaat katmata jätab.',
      ],
      [
        'Intsidenditeated',
        'Intsidendi kolm teadet koos tähtaegadega, suunatud riigi asutusele ja täitmiseks valmis.',
      ],
      [
        'Lünkade hindamine',
        'Kakskümmend küsimust, punktisumma ja see, mida teha esimesena. Tasuta ja midagi ei salvestata.',
      ],
      [
        'Dokumendid',
        'Vastavusdokumendid, mis tellitakse veebis, tasutakse makselehel ja edastatakse allkirjastatud linkidega.',
      ],
      [
        'Allikad',
        'Iga sisuline vastus nimetab õigusakti, sätte ja teadmusbaasi versiooni, millel see põhineb.',
      ],
    ],
  },
  start: {
    title: 'Alustage minutiga',
    intro:
      'Liivakasti võtmed on tasuta. Õigust käsitlevad vastused on päris; tellimused ja dokumendid on näidised.',
    signUp: [
      'Looge liivakasti võti',
      'Vastuses on see väljal <code>data.sandbox_voti</code>. Võtit näidatakse ainult üks kord.',
    ],
    ask: [
      'Saatke võtmega päring',
      'Kas direktiiv kohaldub elektri tarnijale, kellel on 120 töötajat ja 25 miljonit eurot käivet?',
    ],
    graphql: ['Või kasutage GraphQL-i', 'Sama küsimus GraphQL-i kaudu.'],
  },
  endpoints: {
    title: 'Otspunktid',
    caption: 'Võti saadetakse päises <code>X-API-Key</code>.',
    method: 'Meetod',
    path: 'Tee',
    purpose: 'Otstarve',
    access: 'Ligipääs',
  },
  access: {
    'no key': 'võtmeta',
    'any key': 'iga võti',
    operator: 'käitaja',
    token: 'tõend',
    'key of the client': 'kliendi võti',
  },
  purposes: PURPOSES_ET,
  further: 'Lugege edasi',
  links: {
    '/console': ['Konsool', 'kõik toimingud vormidena, 22 keeles'],
    '/console/plans': ['Paketid ja hinnad', 'litsentsid ja dokumendid, ostetavad konsoolis'],
    '/docs': ['Juhendid', 'lühikesed juhendid, mille käsud töötavad muutmata kujul'],
    '/reference': ['API viiteteatmik (inglise keeles)', 'iga toiming, lugemiseks ja proovimiseks'],
    '/graphql': ['GraphQL-i uurija (inglise keeles)', 'samad toimingud GraphQL-i kaudu'],
    '/countries': ['Riigid', 'iga liikmesriigi õigus, lugemiseks ja printimiseks'],
    '/v1/changelog': ['Muudatuste logi', 'milline õigusallikas muutus ja millal'],
    '/v1/status': ['Olek', 'komponentide olek'],
  },
  legal: 'Tulemused on orienteeruvad. Teenus ei anna õigusnõu.',
  knowledgeBase: 'teadmusbaas',
};
