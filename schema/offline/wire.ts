/** Made by "npm run schema" from the contract; never edited by hand. */
import type { WireTable } from '../../src/offline/wire-table.js';

export const WIRE: WireTable = {
 "types": {
  "ScopingResult": {
   "klassifikatsioon": {
    "property": "classification",
    "words": "Classification"
   },
   "suurus": {
    "property": "sizeClass",
    "words": "SizeClass"
   },
   "sektor": {
    "property": "sector"
   },
   "annex": {
    "property": "annex",
    "words": "Annex"
   },
   "pohjendused": {
    "property": "reasons"
   },
   "hoiatused": {
    "property": "warnings"
   },
   "pohjenduste_alused": {
    "property": "reasonBases",
    "type": "StatementBasis"
   },
   "hoiatuste_alused": {
    "property": "warningBases",
    "type": "StatementBasis"
   },
   "riigi_overlay": {
    "property": "nationalOverlay",
    "type": "NationalOverlay"
   },
   "riigi_tulemus": {
    "property": "nationalResult",
    "type": "NationalResult"
   },
   "kokkuvote": {
    "property": "summary"
   },
   "riigi_lahtine": {
    "property": "nationalOpen",
    "type": "NationalQuestion"
   },
   "riigi_markus": {
    "property": "nationalNote"
   },
   "riigi_markus_allikad": {
    "property": "nationalNoteSources"
   },
   "kood_vaste": {
    "property": "activityCodeMatch",
    "type": "ActivityCodeMatch"
   },
   "kood_vihjed": {
    "property": "activityCodeHints",
    "type": "ActivityCodeHint"
   },
   "jalg": {
    "property": "trace",
    "type": "ScopingTraceStep"
   },
   "vastupidine": {
    "property": "counterfactuals",
    "type": "ScopingCounterfactual"
   },
   "olukord": {
    "property": "situations"
   },
   "transposition_status": {
    "property": "transpositionStatus",
    "words": "TranspositionStatus",
    "omit": [
     null,
     "transposed"
    ]
   },
   "transposition_note": {
    "property": "transpositionNote",
    "omit": [
     null
    ]
   },
   "keel_kasutatud": {
    "property": "language"
   },
   "kontserni_vihje": {
    "property": "groupHint",
    "omit": [
     null
    ]
   },
   "receipt": {
    "property": "receipt",
    "omit": [
     null
    ]
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   },
   "reform": {
    "property": "reform",
    "type": "ReformNote",
    "omit": [
     null
    ]
   },
   "reform_change": {
    "property": "change",
    "type": "ScopingChange",
    "omit": [
     null
    ]
   }
  },
  "StatementBasis": {
   "kood": {
    "property": "code"
   },
   "allikad": {
    "property": "sources"
   }
  },
  "NationalOverlay": {
   "riik": {
    "property": "country"
   },
   "kategooria": {
    "property": "category"
   },
   "termin": {
    "property": "term"
   },
   "act": {
    "property": "act"
   },
   "viide": {
    "property": "provision"
   },
   "source_url": {
    "property": "sourceUrl"
   },
   "kb_id": {
    "property": "kbId"
   },
   "kynnis_alus": {
    "property": "thresholdBasis"
   }
  },
  "NationalResult": {
   "klassifikatsioon": {
    "property": "classification",
    "words": "Classification"
   },
   "suurus": {
    "property": "size",
    "words": "SizeClass"
   },
   "erineb": {
    "property": "differs"
   },
   "viited": {
    "property": "provisions"
   },
   "akt": {
    "property": "act"
   },
   "url": {
    "property": "url"
   },
   "tsitaat": {
    "property": "quote"
   },
   "jalg": {
    "property": "trace",
    "type": "NationalStep"
   },
   "vastupidine": {
    "property": "counterfactuals",
    "type": "ScopingCounterfactual"
   }
  },
  "NationalStep": {
   "reegel": {
    "property": "rule"
   },
   "viide": {
    "property": "provision"
   },
   "url": {
    "property": "url"
   },
   "tsitaat": {
    "property": "quote"
   }
  },
  "ScopingCounterfactual": {
   "tingimus": {
    "property": "condition"
   },
   "klassifikatsioon": {
    "property": "classification",
    "words": "Classification"
   },
   "tekst": {
    "property": "text"
   },
   "allikad": {
    "property": "sources"
   }
  },
  "NationalQuestion": {
   "reegel": {
    "property": "rule"
   },
   "viide": {
    "property": "provision"
   },
   "url": {
    "property": "url"
   },
   "tsitaat": {
    "property": "quote"
   },
   "kodeeritud": {
    "property": "isCoded"
   }
  },
  "ActivityCodeMatch": {
   "kood": {
    "property": "code"
   },
   "klassifikaator": {
    "property": "classification"
   },
   "nimetus": {
    "property": "title"
   },
   "sektor": {
    "property": "sector"
   },
   "annex": {
    "property": "annex",
    "words": "Annex"
   },
   "tugevus": {
    "property": "strength"
   }
  },
  "ActivityCodeHint": {
   "sektor": {
    "property": "sector"
   },
   "nimetus": {
    "property": "title"
   },
   "annex": {
    "property": "annex",
    "words": "Annex"
   }
  },
  "ScopingTraceStep": {
   "reegel": {
    "property": "rule"
   },
   "artikkel": {
    "property": "article"
   },
   "tekst": {
    "property": "text"
   }
  },
  "Source": {
   "seadus": {
    "property": "act"
   },
   "paragrahv": {
    "property": "provision"
   },
   "url": {
    "property": "url"
   },
   "seisukuupaev": {
    "property": "positionDate"
   },
   "kb_versioon": {
    "property": "kbVersion"
   },
   "loetud": {
    "property": "readDate",
    "omit": [
     null
    ]
   },
   "kindlus": {
    "property": "confidence",
    "omit": [
     null
    ]
   },
   "eli": {
    "property": "eli",
    "omit": [
     null
    ]
   },
   "celex": {
    "property": "celex",
    "omit": [
     null
    ]
   },
   "tunnus": {
    "property": "identifier",
    "omit": [
     null
    ]
   }
  },
  "ReformNote": {
   "id": {
    "property": "id"
   },
   "name": {
    "property": "name"
   },
   "title": {
    "property": "title"
   },
   "stage": {
    "property": "stage"
   },
   "stage_name": {
    "property": "stageName"
   },
   "stage_date": {
    "property": "stageDate"
   },
   "position_date": {
    "property": "positionDate"
   },
   "is_law": {
    "property": "isLaw"
   },
   "notice": {
    "property": "notice"
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   }
  },
  "ScopingChange": {
   "before": {
    "property": "before",
    "words": "Classification"
   },
   "under_draft": {
    "property": "underDraft",
    "words": "Classification"
   },
   "moves": {
    "property": "moves"
   },
   "draft_rules": {
    "property": "rules",
    "type": "DraftRule"
   }
  },
  "DraftRule": {
   "code": {
    "property": "code"
   },
   "text": {
    "property": "text"
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   }
  }
 },
 "words": {
  "Classification": {
   "essential": "essential",
   "important": "important",
   "out_of_scope": "valjas"
  },
  "SizeClass": {
   "micro": "mikro",
   "small": "vaike",
   "medium": "keskmine",
   "large": "suur"
  },
  "Annex": {
   "I": "I",
   "II": "II"
  },
  "TranspositionStatus": {
   "transposed": "transposed",
   "pending": "pending"
  }
 },
 "operations": {
  "scoping": {
   "answer": "ScopingResult",
   "arguments": {
    "asOf": {
     "type": "String"
    },
    "kb": {
     "type": "String"
    },
    "receipt": {
     "type": "Boolean",
     "isRequired": true,
     "default": false
    },
    "tootajad": {
     "type": "Int",
     "isRequired": true,
     "min": 0
    },
    "sektor": {
     "type": "String"
    },
    "erijuht": {
     "type": "String"
    },
    "erijuhud": {
     "type": "String",
     "isList": true
    },
    "uksuse_liigid": {
     "type": "String",
     "isList": true
    },
    "osakaal_protsent": {
     "type": "Float",
     "min": 0,
     "max": 100
    },
    "avalik_sidevork": {
     "type": "Boolean",
     "isRequired": true,
     "default": false
    },
    "kaive_meur": {
     "type": "Float",
     "min": 0
    },
    "bilanss_meur": {
     "type": "Float",
     "min": 0
    },
    "keel": {
     "type": "String"
    },
    "riik": {
     "type": "String",
     "maxLength": 2,
     "pattern": "^[A-Za-z]{2}$"
    },
    "tegevuskood": {
     "type": "String"
    },
    "kontserni_vihje": {
     "type": "Boolean",
     "isRequired": true,
     "default": false
    },
    "reform": {
     "type": "String"
    }
   }
  }
 }
};
