/** Made by "npm run schema" from the contract; never edited by hand. */

/** Enum → wire value → word by language; English always. */
export const ENUM_WORDS: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  "ArveLiik": {
    "arve": {
      "en": "invoice",
      "bg": "фактура",
      "cs": "faktura",
      "da": "faktura",
      "de": "Rechnung",
      "el": "τιμολόγιο",
      "es": "factura",
      "et": "arve",
      "fi": "lasku",
      "fr": "facture",
      "hr": "račun",
      "hu": "számla",
      "it": "fattura",
      "lt": "sąskaita",
      "lv": "rēķins",
      "nl": "factuur",
      "pl": "faktura",
      "pt": "fatura",
      "ro": "factură",
      "sk": "faktúra",
      "sl": "račun",
      "sv": "faktura"
    },
    "kreeditarve": {
      "en": "credit note",
      "bg": "кредитно известие",
      "cs": "dobropis",
      "da": "kreditnota",
      "de": "Gutschrift",
      "el": "πιστωτικό",
      "es": "nota de abono",
      "et": "kreeditarve",
      "fi": "hyvityslasku",
      "fr": "avoir",
      "hr": "odobrenje",
      "hu": "jóváíró számla",
      "it": "nota di credito",
      "lt": "kreditinė sąskaita",
      "lv": "kredītrēķins",
      "nl": "creditnota",
      "pl": "faktura korygująca",
      "pt": "nota de crédito",
      "ro": "notă de credit",
      "sk": "dobropis",
      "sl": "dobropis",
      "sv": "kreditnota"
    }
  },
  "ChangeKind": {
    "lisatud": {
      "en": "added"
    },
    "muudetud": {
      "en": "changed"
    },
    "eemaldatud": {
      "en": "removed"
    },
    "parandus": {
      "en": "correction"
    }
  },
  "Classification": {
    "essential": {
      "en": "essential",
      "bg": "съществен субект",
      "cs": "základní subjekt",
      "da": "væsentlig enhed",
      "de": "wesentliche Einrichtung",
      "el": "βασική οντότητα",
      "es": "entidad esencial",
      "et": "elutähtis üksus",
      "fi": "keskeinen toimija",
      "fr": "entité essentielle",
      "hr": "ključni subjekt",
      "hu": "alapvető szervezet",
      "it": "soggetto essenziale",
      "lt": "esminis subjektas",
      "lv": "būtiska vienība",
      "nl": "essentiële entiteit",
      "pl": "podmiot kluczowy",
      "pt": "entidade essencial",
      "ro": "entitate esențială",
      "sk": "kľúčový subjekt",
      "sl": "bistveni subjekt",
      "sv": "väsentlig entitet"
    },
    "important": {
      "en": "important",
      "bg": "важен субект",
      "cs": "důležitý subjekt",
      "da": "vigtig enhed",
      "de": "wichtige Einrichtung",
      "el": "σημαντική οντότητα",
      "es": "entidad importante",
      "et": "oluline üksus",
      "fi": "tärkeä toimija",
      "fr": "entité importante",
      "hr": "važni subjekt",
      "hu": "fontos szervezet",
      "it": "soggetto importante",
      "lt": "svarbus subjektas",
      "lv": "svarīga vienība",
      "nl": "belangrijke entiteit",
      "pl": "podmiot ważny",
      "pt": "entidade importante",
      "ro": "entitate importantă",
      "sk": "dôležitý subjekt",
      "sl": "pomembni subjekt",
      "sv": "viktig entitet"
    },
    "valjas": {
      "en": "out of scope",
      "bg": "извън обхвата",
      "cs": "mimo oblast působnosti",
      "da": "uden for anvendelsesområdet",
      "de": "außerhalb des Anwendungsbereichs",
      "el": "εκτός πεδίου εφαρμογής",
      "es": "fuera del ámbito de aplicación",
      "et": "kohaldamisalast väljas",
      "fi": "soveltamisalan ulkopuolella",
      "fr": "hors du champ d’application",
      "hr": "izvan područja primjene",
      "hu": "nem tartozik a hatály alá",
      "it": "fuori dall’ambito di applicazione",
      "lt": "nepatenka į taikymo sritį",
      "lv": "ārpus darbības jomas",
      "nl": "buiten het toepassingsgebied",
      "pl": "poza zakresem",
      "pt": "fora do âmbito de aplicação",
      "ro": "în afara domeniului de aplicare",
      "sk": "mimo rozsahu pôsobnosti",
      "sl": "zunaj področja uporabe",
      "sv": "utanför tillämpningsområdet"
    }
  },
  "DokumendiStaatus": {
    "ootel": {
      "en": "pending"
    },
    "genereerimisel": {
      "en": "generating"
    },
    "vabastatud": {
      "en": "released"
    }
  },
  "DokumendiTyyp": {
    "naidis": {
      "en": "sample"
    },
    "turvapoliitika": {
      "en": "security policy"
    },
    "intsidendikord": {
      "en": "incident procedure"
    },
    "talitluspidevuse_plaan": {
      "en": "business continuity plan"
    },
    "tarneahela_poliitika": {
      "en": "supply chain policy"
    },
    "kohaldatavuse_deklaratsioon": {
      "en": "statement of applicability"
    },
    "raamistikukaart": {
      "en": "framework map"
    },
    "intsidendimallid": {
      "en": "incident templates"
    },
    "tarneahela_toend": {
      "en": "supply chain attestation"
    },
    "kontrolli_aruanne": {
      "en": "check report"
    },
    "korduskinnitus": {
      "en": "re-signing"
    },
    "reformimemo": {
      "en": "reform memo"
    },
    "reformitabel": {
      "en": "reform table"
    }
  },
  "DokumendiVorming": {
    "docx": {
      "en": "docx"
    },
    "pdf": {
      "en": "pdf"
    }
  },
  "GapAnswer": {
    "jah": {
      "en": "yes",
      "bg": "Да",
      "cs": "Ano",
      "da": "Ja",
      "de": "Ja",
      "el": "Ναι",
      "es": "Sí",
      "et": "Jah",
      "fi": "Kyllä",
      "fr": "Oui",
      "hr": "Da",
      "hu": "Igen",
      "it": "Sì",
      "lt": "Taip",
      "lv": "Jā",
      "nl": "Ja",
      "pl": "Tak",
      "pt": "Sim",
      "ro": "Da",
      "sk": "Áno",
      "sl": "Da",
      "sv": "Ja"
    },
    "osaliselt": {
      "en": "partial",
      "bg": "Частично",
      "cs": "Částečně",
      "da": "Delvist",
      "de": "Teilweise",
      "el": "Εν μέρει",
      "es": "En parte",
      "et": "Osaliselt",
      "fi": "Osittain",
      "fr": "En partie",
      "hr": "Djelomično",
      "hu": "Részben",
      "it": "In parte",
      "lt": "Iš dalies",
      "lv": "Daļēji",
      "nl": "Deels",
      "pl": "Częściowo",
      "pt": "Em parte",
      "ro": "Parțial",
      "sk": "Čiastočne",
      "sl": "Delno",
      "sv": "Delvis"
    },
    "ei": {
      "en": "no",
      "bg": "Не",
      "cs": "Ne",
      "da": "Nej",
      "de": "Nein",
      "el": "Όχι",
      "es": "No",
      "et": "Ei",
      "fi": "Ei",
      "fr": "Non",
      "hr": "Ne",
      "hu": "Nem",
      "it": "No",
      "lt": "Ne",
      "lv": "Nē",
      "nl": "Nee",
      "pl": "Nie",
      "pt": "Não",
      "ro": "Nu",
      "sk": "Nie",
      "sl": "Ne",
      "sv": "Nej"
    }
  },
  "GroupRelationKind": {
    "haaleenamus": {
      "en": "majority of votes"
    },
    "juhtorgan": {
      "en": "board"
    },
    "leping": {
      "en": "contract"
    },
    "kokkulepe": {
      "en": "agreement"
    },
    "uhine_haaleenamus": {
      "en": "joint majority"
    },
    "isikud": {
      "en": "persons"
    },
    "partner": {
      "en": "partner"
    },
    "erandlik_investor": {
      "en": "excepted investor"
    },
    "avalik_asutus": {
      "en": "public body"
    }
  },
  "GroupStatus": {
    "autonoomne": {
      "en": "autonomous"
    },
    "partner": {
      "en": "partner"
    },
    "seotud": {
      "en": "linked"
    }
  },
  "IndependenceEffect": {
    "oma_naitajad": {
      "en": "own figures"
    },
    "vaitmata": {
      "en": "not stated"
    },
    "asutuse_otsus": {
      "en": "decision of an authority"
    },
    "reegel_puudub": {
      "en": "no rule"
    },
    "teadmata": {
      "en": "unknown"
    }
  },
  "KaibemaksuStaatus": {
    "pole_vaja": {
      "en": "not relevant"
    },
    "kontrollimata": {
      "en": "unchecked"
    },
    "kehtiv": {
      "en": "valid"
    },
    "kehtetu": {
      "en": "invalid"
    },
    "kattesaamatu": {
      "en": "unavailable"
    }
  },
  "Kate": {
    "tugev": {
      "en": "strong"
    },
    "osaline": {
      "en": "partial"
    }
  },
  "KmkrNimevaste": {
    "vastab": {
      "en": "match"
    },
    "osaline": {
      "en": "partial"
    },
    "erineb": {
      "en": "mismatch"
    },
    "avaldamata": {
      "en": "not disclosed"
    }
  },
  "KmkrStaatus": {
    "kontrollimata": {
      "en": "unchecked"
    },
    "kehtiv": {
      "en": "valid"
    },
    "kehtetu": {
      "en": "invalid"
    },
    "kattesaamatu": {
      "en": "unavailable"
    }
  },
  "KmkrYlevaatus": {
    "pooleli": {
      "en": "open"
    },
    "kinnitatud": {
      "en": "accepted"
    },
    "tagasi_lykatud": {
      "en": "rejected"
    }
  },
  "KontoStaatus": {
    "ootel_makset": {
      "en": "awaiting payment"
    },
    "live": {
      "en": "live"
    }
  },
  "Litsents": {
    "professional": {
      "en": "professional"
    },
    "enterprise": {
      "en": "enterprise"
    }
  },
  "LitsentsiStaatus": {
    "kehtiv": {
      "en": "active"
    },
    "armuaeg": {
      "en": "grace period"
    },
    "loppenud": {
      "en": "ended"
    }
  },
  "MakseStaatus": {
    "ootel": {
      "en": "pending"
    },
    "tasutud": {
      "en": "paid"
    }
  },
  "Roll": {
    "lawyer_firm": {
      "en": "lawyer firm"
    },
    "lawyer_individual": {
      "en": "lawyer individual"
    },
    "client": {
      "en": "client"
    },
    "grc_platform": {
      "en": "grc platform"
    }
  },
  "SizeClass": {
    "mikro": {
      "en": "micro",
      "bg": "микропредприятие",
      "cs": "mikropodnik",
      "da": "mikrovirksomhed",
      "de": "Kleinstunternehmen",
      "el": "πολύ μικρή επιχείρηση",
      "es": "microempresa",
      "et": "mikroettevõtja",
      "fi": "mikroyritys",
      "fr": "microentreprise",
      "hr": "mikropoduzeće",
      "hu": "mikrovállalkozás",
      "it": "microimpresa",
      "lt": "labai maža įmonė",
      "lv": "mikrouzņēmums",
      "nl": "micro-onderneming",
      "pl": "mikroprzedsiębiorstwo",
      "pt": "microempresa",
      "ro": "microîntreprindere",
      "sk": "mikropodnik",
      "sl": "mikropodjetje",
      "sv": "mikroföretag"
    },
    "vaike": {
      "en": "small",
      "bg": "малко предприятие",
      "cs": "malý podnik",
      "da": "lille virksomhed",
      "de": "kleines Unternehmen",
      "el": "μικρή επιχείρηση",
      "es": "pequeña empresa",
      "et": "väikeettevõtja",
      "fi": "pieni yritys",
      "fr": "petite entreprise",
      "hr": "malo poduzeće",
      "hu": "kisvállalkozás",
      "it": "piccola impresa",
      "lt": "mažoji įmonė",
      "lv": "mazais uzņēmums",
      "nl": "kleine onderneming",
      "pl": "małe przedsiębiorstwo",
      "pt": "pequena empresa",
      "ro": "întreprindere mică",
      "sk": "malý podnik",
      "sl": "malo podjetje",
      "sv": "litet företag"
    },
    "keskmine": {
      "en": "medium",
      "bg": "средно предприятие",
      "cs": "střední podnik",
      "da": "mellemstor virksomhed",
      "de": "mittleres Unternehmen",
      "el": "μεσαία επιχείρηση",
      "es": "mediana empresa",
      "et": "keskmise suurusega ettevõtja",
      "fi": "keskisuuri yritys",
      "fr": "moyenne entreprise",
      "hr": "srednje poduzeće",
      "hu": "középvállalkozás",
      "it": "media impresa",
      "lt": "vidutinė įmonė",
      "lv": "vidējais uzņēmums",
      "nl": "middelgrote onderneming",
      "pl": "średnie przedsiębiorstwo",
      "pt": "média empresa",
      "ro": "întreprindere mijlocie",
      "sk": "stredný podnik",
      "sl": "srednje podjetje",
      "sv": "medelstort företag"
    },
    "suur": {
      "en": "large",
      "bg": "голямо предприятие",
      "cs": "velký podnik",
      "da": "stor virksomhed",
      "de": "Großunternehmen",
      "el": "μεγάλη επιχείρηση",
      "es": "gran empresa",
      "et": "suurettevõtja",
      "fi": "suuryritys",
      "fr": "grande entreprise",
      "hr": "veliko poduzeće",
      "hu": "nagyvállalkozás",
      "it": "grande impresa",
      "lt": "didelė įmonė",
      "lv": "lielais uzņēmums",
      "nl": "grote onderneming",
      "pl": "duże przedsiębiorstwo",
      "pt": "grande empresa",
      "ro": "întreprindere mare",
      "sk": "veľký podnik",
      "sl": "veliko podjetje",
      "sv": "stort företag"
    }
  },
  "TellimuseOlek": {
    "makse_ootel": {
      "en": "awaiting payment",
      "bg": "очаква плащане",
      "cs": "čeká na platbu",
      "da": "afventer betaling",
      "de": "wartet auf Zahlung",
      "el": "αναμένει πληρωμή",
      "es": "pendiente de pago",
      "et": "ootab makset",
      "fi": "odottaa maksua",
      "fr": "en attente de paiement",
      "hr": "čeka plaćanje",
      "hu": "fizetésre vár",
      "it": "in attesa di pagamento",
      "lt": "laukia mokėjimo",
      "lv": "gaida samaksu",
      "nl": "wacht op betaling",
      "pl": "oczekuje na płatność",
      "pt": "aguarda pagamento",
      "ro": "așteaptă plata",
      "sk": "čaká na platbu",
      "sl": "čaka na plačilo",
      "sv": "väntar på betalning"
    },
    "makse_aegunud": {
      "en": "payment expired",
      "bg": "изтекло плащане",
      "cs": "platba vypršela",
      "da": "betaling udløbet",
      "de": "Zahlung abgelaufen",
      "el": "έληξε η πληρωμή",
      "es": "pago caducado",
      "et": "makse aegunud",
      "fi": "maksu vanhentunut",
      "fr": "paiement expiré",
      "hr": "plaćanje isteklo",
      "hu": "fizetés lejárt",
      "it": "pagamento scaduto",
      "lt": "mokėjimas nebegalioja",
      "lv": "samaksas termiņš beidzies",
      "nl": "betaling verlopen",
      "pl": "płatność wygasła",
      "pt": "pagamento expirado",
      "ro": "plată expirată",
      "sk": "platba vypršala",
      "sl": "plačilo poteklo",
      "sv": "betalningen har löpt ut"
    },
    "tyhistatud": {
      "en": "cancelled",
      "bg": "отменена",
      "cs": "zrušeno",
      "da": "annulleret",
      "de": "storniert",
      "el": "ακυρώθηκε",
      "es": "cancelado",
      "et": "tühistatud",
      "fi": "peruutettu",
      "fr": "annulée",
      "hr": "otkazano",
      "hu": "lemondva",
      "it": "annullato",
      "lt": "atšauktas",
      "lv": "atcelts",
      "nl": "geannuleerd",
      "pl": "anulowane",
      "pt": "cancelada",
      "ro": "anulată",
      "sk": "zrušené",
      "sl": "preklicano",
      "sv": "avbruten"
    },
    "makstud": {
      "en": "paid",
      "bg": "платена",
      "cs": "zaplaceno",
      "da": "betalt",
      "de": "bezahlt",
      "el": "πληρώθηκε",
      "es": "pagado",
      "et": "makstud",
      "fi": "maksettu",
      "fr": "payée",
      "hr": "plaćeno",
      "hu": "kifizetve",
      "it": "pagato",
      "lt": "apmokėtas",
      "lv": "apmaksāts",
      "nl": "betaald",
      "pl": "opłacone",
      "pt": "paga",
      "ro": "plătită",
      "sk": "zaplatené",
      "sl": "plačano",
      "sv": "betald"
    },
    "genereerimisel": {
      "en": "generating",
      "bg": "изготвя се",
      "cs": "zpracovává se",
      "da": "udarbejdes",
      "de": "in Arbeit",
      "el": "σε σύνταξη",
      "es": "en elaboración",
      "et": "koostamisel",
      "fi": "laadittavana",
      "fr": "en préparation",
      "hr": "u izradi",
      "hu": "készül",
      "it": "in preparazione",
      "lt": "rengiamas",
      "lv": "tiek gatavots",
      "nl": "in de maak",
      "pl": "w przygotowaniu",
      "pt": "em preparação",
      "ro": "în pregătire",
      "sk": "spracúva sa",
      "sl": "v pripravi",
      "sv": "tas fram"
    },
    "viibib": {
      "en": "delayed",
      "bg": "забавена",
      "cs": "zpožděno",
      "da": "forsinket",
      "de": "verzögert",
      "el": "καθυστερεί",
      "es": "con retraso",
      "et": "viibib",
      "fi": "viivästynyt",
      "fr": "retardée",
      "hr": "kasni",
      "hu": "késik",
      "it": "in ritardo",
      "lt": "vėluoja",
      "lv": "kavējas",
      "nl": "vertraagd",
      "pl": "opóźnione",
      "pt": "atrasada",
      "ro": "întârziată",
      "sk": "oneskorené",
      "sl": "zamuja",
      "sv": "försenad"
    },
    "ebaonnestunud": {
      "en": "failed",
      "bg": "неуспешна",
      "cs": "nezdařilo se",
      "da": "mislykket",
      "de": "fehlgeschlagen",
      "el": "απέτυχε",
      "es": "fallido",
      "et": "ebaõnnestunud",
      "fi": "epäonnistunut",
      "fr": "échouée",
      "hr": "nije uspjelo",
      "hu": "sikertelen",
      "it": "non riuscito",
      "lt": "nepavyko",
      "lv": "neizdevās",
      "nl": "mislukt",
      "pl": "nieudane",
      "pt": "falhada",
      "ro": "eșuată",
      "sk": "nepodarilo sa",
      "sl": "ni uspelo",
      "sv": "misslyckad"
    },
    "vabastatud": {
      "en": "released",
      "bg": "готова",
      "cs": "hotovo",
      "da": "færdig",
      "de": "fertig",
      "el": "ολοκληρώθηκε",
      "es": "completo",
      "et": "valmis",
      "fi": "valmis",
      "fr": "terminée",
      "hr": "gotovo",
      "hu": "kész",
      "it": "completo",
      "lt": "baigtas",
      "lv": "pabeigts",
      "nl": "klaar",
      "pl": "gotowe",
      "pt": "concluída",
      "ro": "gata",
      "sk": "hotovo",
      "sl": "končano",
      "sv": "klar"
    },
    "tagastatud": {
      "en": "refunded",
      "bg": "възстановена",
      "cs": "vráceno",
      "da": "tilbagebetalt",
      "de": "erstattet",
      "el": "επιστράφηκε",
      "es": "reembolsado",
      "et": "tagastatud",
      "fi": "palautettu",
      "fr": "remboursée",
      "hr": "vraćeno",
      "hu": "visszatérítve",
      "it": "rimborsato",
      "lt": "grąžinta",
      "lv": "atmaksāts",
      "nl": "terugbetaald",
      "pl": "zwrócone",
      "pt": "reembolsada",
      "ro": "rambursată",
      "sk": "vrátené",
      "sl": "vrnjeno",
      "sv": "återbetald"
    }
  },
  "VotmeKeskkond": {
    "live": {
      "en": "live"
    },
    "sandbox": {
      "en": "sandbox"
    }
  },
  "VotmeStaatus": {
    "kehtiv": {
      "en": "active",
      "bg": "валиден",
      "cs": "platný",
      "da": "gyldig",
      "de": "gültig",
      "el": "έγκυρο",
      "es": "válida",
      "et": "kehtiv",
      "fi": "voimassa",
      "fr": "valable",
      "hr": "valjan",
      "hu": "érvényes",
      "it": "valida",
      "lt": "galioja",
      "lv": "derīga",
      "nl": "geldig",
      "pl": "ważny",
      "pt": "válida",
      "ro": "valabilă",
      "sk": "platný",
      "sl": "veljaven",
      "sv": "giltig"
    },
    "lopeb": {
      "en": "ending",
      "bg": "изтичащ",
      "cs": "končí",
      "da": "udløber",
      "de": "läuft aus",
      "el": "λήγει",
      "es": "termina",
      "et": "lõppemas",
      "fi": "päättymässä",
      "fr": "expire",
      "hr": "istječe",
      "hu": "lejáróban",
      "it": "in scadenza",
      "lt": "baigiasi",
      "lv": "beidzas",
      "nl": "loopt af",
      "pl": "wygasa",
      "pt": "a terminar",
      "ro": "expiră",
      "sk": "končí",
      "sl": "se izteka",
      "sv": "upphör"
    },
    "loppenud": {
      "en": "ended",
      "bg": "изтекъл",
      "cs": "skončil",
      "da": "udløbet",
      "de": "abgelaufen",
      "el": "έληξε",
      "es": "terminada",
      "et": "lõppenud",
      "fi": "päättynyt",
      "fr": "expirée",
      "hr": "istekao",
      "hu": "lejárt",
      "it": "scaduta",
      "lt": "baigėsi",
      "lv": "beigusies",
      "nl": "afgelopen",
      "pl": "wygasł",
      "pt": "terminada",
      "ro": "expirată",
      "sk": "skončil",
      "sl": "potekel",
      "sv": "upphörd"
    },
    "blokeeritud": {
      "en": "blocked",
      "bg": "блокиран",
      "cs": "zablokovaný",
      "da": "spærret",
      "de": "gesperrt",
      "el": "αποκλεισμένο",
      "es": "bloqueada",
      "et": "blokeeritud",
      "fi": "estetty",
      "fr": "bloquée",
      "hr": "blokiran",
      "hu": "letiltva",
      "it": "bloccata",
      "lt": "užblokuotas",
      "lv": "bloķēta",
      "nl": "geblokkeerd",
      "pl": "zablokowany",
      "pt": "bloqueada",
      "ro": "blocată",
      "sk": "zablokovaný",
      "sl": "blokiran",
      "sv": "spärrad"
    }
  }
};

/** Field of an answer → its enums. */
export const FIELD_ENUMS: Readonly<Record<string, readonly string[]>> = {
  "before": [
    "Classification"
  ],
  "coverage": [
    "Kate"
  ],
  "dokumendi_staatus": [
    "DokumendiStaatus"
  ],
  "gives": [
    "Classification"
  ],
  "kaibemaks_staatus": [
    "KaibemaksuStaatus"
  ],
  "kate": [
    "Kate"
  ],
  "keskkond": [
    "VotmeKeskkond"
  ],
  "klassifikatsioon": [
    "Classification"
  ],
  "klassifikatsioon_uksi": [
    "Classification"
  ],
  "kmkr_nimevaste": [
    "KmkrNimevaste"
  ],
  "kmkr_staatus": [
    "KmkrStaatus"
  ],
  "kmkr_ylevaatus": [
    "KmkrYlevaatus"
  ],
  "liik": [
    "ArveLiik",
    "ChangeKind",
    "GroupRelationKind"
  ],
  "litsents": [
    "Litsents"
  ],
  "makse_staatus": [
    "MakseStaatus"
  ],
  "olek": [
    "TellimuseOlek"
  ],
  "riigi_klassifikatsioon": [
    "Classification"
  ],
  "roll": [
    "Roll"
  ],
  "soltumatuse_moju": [
    "IndependenceEffect"
  ],
  "staatus": [
    "GroupStatus",
    "KontoStaatus",
    "LitsentsiStaatus",
    "VotmeStaatus"
  ],
  "suurus": [
    "SizeClass"
  ],
  "suurus_eelmine": [
    "SizeClass"
  ],
  "suurus_uksi": [
    "SizeClass"
  ],
  "suurus_viimane": [
    "SizeClass"
  ],
  "tyyp": [
    "DokumendiTyyp"
  ],
  "under_draft": [
    "Classification"
  ],
  "vaartus": [
    "GapAnswer"
  ],
  "vastus": [
    "GapAnswer"
  ],
  "vorming": [
    "DokumendiVorming"
  ]
};

/** Field of a request → English term. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  "alates": "from",
  "andmed": "facts",
  "armuaeg_tunde": "grace period (hours)",
  "arveldus_aadress": "billing address",
  "arveldus_riik": "billing country",
  "arvete_kursor": "invoice cursor",
  "autentimine": "client authentication",
  "avalik_sidevork": "public communications network",
  "bilanss_meur": "balance sheet total (million EUR)",
  "dokument": "document",
  "eelarve_meur": "budget (million EUR)",
  "eelmine": "previous period",
  "elanikke": "inhabitants",
  "erijuht": "special case",
  "erijuhud": "special cases",
  "haaled_protsent": "share of votes",
  "holmab": "covers",
  "investeering_meur": "investment (million EUR)",
  "isikud": "persons",
  "kaive_meur": "turnover (million EUR)",
  "kapital_protsent": "share of capital",
  "keel": "language",
  "kmkr": "VAT number",
  "konsolideeritud": "consolidated accounts",
  "kontroll": "control",
  "kontserni_vihje": "group hint",
  "kood": "code",
  "koos_tegutsevad": "acting jointly",
  "korvalturg": "adjacent market",
  "korvalturud": "adjacent markets",
  "kursor": "cursor",
  "kviitungid": "receipts",
  "liik": "kind",
  "litsents": "licence",
  "nimi": "name",
  "omanik": "holder",
  "organisatsioon_id": "organisation id",
  "osakaal_protsent": "share (percent)",
  "osaleb_juhtimises": "takes part in management",
  "osaline": "partial",
  "osalused": "holdings",
  "pilt": "picture",
  "pohivarv": "main colour",
  "protsent": "percentage",
  "reg_kood": "registration code",
  "riik": "country",
  "rohuvarv": "accent colour",
  "roll": "role",
  "sektor": "sector",
  "skoobid": "scopes",
  "soltumatud_susteemid": "independent systems",
  "soltumatud_teenused": "independent services",
  "tagasiaadressid": "redirect addresses",
  "tagasimakse_id": "refund id",
  "teenus": "service",
  "tegevuskood": "activity code",
  "toimik": "case file",
  "tootajad": "employees",
  "turg": "market",
  "turud": "markets",
  "tyybid": "event types",
  "uksus": "entity",
  "uksuse_liigid": "entity types",
  "uksused": "entities",
  "vastused": "answers",
  "veebileht": "website",
  "votmekood": "key code"
};
