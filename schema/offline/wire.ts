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
  },
  "IncidentSignificance": {
   "verdict": {
    "property": "verdict",
    "words": "IncidentVerdict"
   },
   "conclusion": {
    "property": "conclusion"
   },
   "conclusion_code": {
    "property": "conclusionCode"
   },
   "criteria": {
    "property": "criteria",
    "type": "SignificanceCriterion"
   },
   "missing": {
    "property": "missing"
   },
   "notes": {
    "property": "notes"
   },
   "note_codes": {
    "property": "noteCodes"
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   },
   "keel_kasutatud": {
    "property": "language"
   }
  },
  "SignificanceCriterion": {
   "id": {
    "property": "id"
   },
   "text": {
    "property": "text"
   },
   "code": {
    "property": "code"
   },
   "outcome": {
    "property": "outcome",
    "words": "CriterionOutcome"
   },
   "comparisons": {
    "property": "comparisons",
    "type": "SignificanceComparison"
   },
   "missing": {
    "property": "missing"
   },
   "source": {
    "property": "source",
    "type": "Source"
   }
  },
  "SignificanceComparison": {
   "input": {
    "property": "input"
   },
   "value": {
    "property": "value"
   },
   "operator": {
    "property": "operator"
   },
   "limit": {
    "property": "limit"
   },
   "unit": {
    "property": "unit"
   }
  },
  "IncidentDeadlines": {
   "clocks": {
    "property": "clocks",
    "type": "IncidentClock"
   },
   "precedence": {
    "property": "precedence",
    "omit": [
     null
    ]
   },
   "precedence_sources": {
    "property": "precedenceSources",
    "type": "Source"
   },
   "hoiatused": {
    "property": "warnings"
   },
   "hoiatuste_alused": {
    "property": "warningBases",
    "type": "StatementBasis"
   },
   "riigi_erisused": {
    "property": "deviations",
    "type": "NationalDeviation"
   },
   "ics": {
    "property": "ics"
   },
   "keel_kasutatud": {
    "property": "language"
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
   }
  },
  "IncidentClock": {
   "regime": {
    "property": "regime",
    "words": "IncidentRegime"
   },
   "duty": {
    "property": "duty"
   },
   "title": {
    "property": "title"
   },
   "deadline": {
    "property": "deadline"
   },
   "deadline_local": {
    "property": "deadlineLocal",
    "omit": [
     null
    ]
   },
   "deadline_exact": {
    "property": "isExact"
   },
   "safe_by": {
    "property": "safeBy",
    "omit": [
     null
    ]
   },
   "legal_latest": {
    "property": "legalLatest",
    "omit": [
     null
    ]
   },
   "anchor": {
    "property": "anchor",
    "words": "IncidentTermAnchor",
    "omit": [
     null
    ]
   },
   "recipients": {
    "property": "recipients"
   },
   "national_deadline": {
    "property": "nationalDeadline",
    "omit": [
     null
    ]
   },
   "runs_from": {
    "property": "runsFrom",
    "words": "ClockStart"
   },
   "runs_from_at": {
    "property": "startedAt",
    "omit": [
     null
    ]
   },
   "basis": {
    "property": "basis"
   },
   "basis_code": {
    "property": "basisCode"
   },
   "note_codes": {
    "property": "noteCodes"
   },
   "working_day_deadline": {
    "property": "laterDeadline",
    "omit": [
     null
    ]
   },
   "working_day_deadline_local": {
    "property": "laterDeadlineLocal",
    "omit": [
     null
    ]
   },
   "working_day_reason": {
    "property": "laterReason",
    "omit": [
     null
    ]
   },
   "notes": {
    "property": "notes"
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   }
  },
  "NationalDeviation": {
   "tekst": {
    "property": "text"
   },
   "kood": {
    "property": "code"
   },
   "tugev": {
    "property": "strong"
   },
   "source": {
    "property": "source",
    "type": "Source"
   }
  },
  "GapEvaluation": {
   "koondskoor": {
    "property": "totalScore"
   },
   "max_skoor": {
    "property": "maxScore"
   },
   "tase": {
    "property": "band",
    "type": "GapBand"
   },
   "meetmed": {
    "property": "measures",
    "type": "GapMeasureScore"
   },
   "pingerida": {
    "property": "priorities",
    "type": "GapPriority"
   },
   "jargmine_samm": {
    "property": "nextStep",
    "type": "GapNextStep"
   },
   "riigi_vihjed": {
    "property": "countryHints"
   },
   "riigi_vihjete_alused": {
    "property": "countryHintBases",
    "type": "StatementBasis"
   },
   "markused": {
    "property": "notes"
   },
   "keel_kasutatud": {
    "property": "language"
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
   }
  },
  "GapBand": {
   "voti": {
    "property": "key"
   },
   "nimetus": {
    "property": "title"
   },
   "tekst": {
    "property": "text"
   },
   "alates": {
    "property": "from"
   },
   "kuni": {
    "property": "to"
   },
   "alusta": {
    "property": "startWith"
   }
  },
  "GapMeasureScore": {
   "meede": {
    "property": "measure"
   },
   "artikkel": {
    "property": "article"
   },
   "punktid": {
    "property": "points"
   },
   "max_punktid": {
    "property": "maxPoints"
   }
  },
  "GapPriority": {
   "koht": {
    "property": "place"
   },
   "voti": {
    "property": "key"
   },
   "meede": {
    "property": "measure"
   },
   "artikkel": {
    "property": "article"
   },
   "teema": {
    "property": "topic"
   },
   "vastus": {
    "property": "answer",
    "words": "GapAnswer"
   },
   "punkte_puudu": {
    "property": "pointsMissing"
   },
   "kaal": {
    "property": "weight"
   },
   "kaalu_pohjus": {
    "property": "weightReason"
   },
   "tegevusjarjekord": {
    "property": "workPlace"
   },
   "soovitus": {
    "property": "recommendation"
   },
   "toendid": {
    "property": "evidence"
   },
   "teenus": {
    "property": "service"
   },
   "iso27001": {
    "property": "isoReferences",
    "type": "IsoReference"
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   }
  },
  "IsoReference": {
   "viide": {
    "property": "reference"
   },
   "nimetus": {
    "property": "title"
   }
  },
  "GapNextStep": {
   "voti": {
    "property": "key"
   },
   "kysimus": {
    "property": "question"
   },
   "tekst": {
    "property": "text"
   },
   "teenus": {
    "property": "service"
   },
   "hind_eur": {
    "property": "price"
   }
  },
  "MappingDelta": {
   "framework": {
    "property": "framework",
    "words": "FrameworkKey"
   },
   "covered": {
    "property": "covered"
   },
   "partly": {
    "property": "partly"
   },
   "open": {
    "property": "open"
   },
   "measures": {
    "property": "measures",
    "type": "MeasureDelta"
   },
   "unknown": {
    "property": "unknown",
    "type": "HeldLine"
   },
   "repeated": {
    "property": "repeated",
    "type": "HeldLine"
   },
   "note": {
    "property": "note"
   },
   "receipt": {
    "property": "receipt",
    "omit": [
     null
    ]
   },
   "keel_kasutatud": {
    "property": "language"
   }
  },
  "MeasureDelta": {
   "measure": {
    "property": "measure",
    "type": "GraphNode"
   },
   "standing": {
    "property": "standing",
    "words": "MeasureStanding"
   },
   "share_low": {
    "property": "shareLow"
   },
   "share_high": {
    "property": "shareHigh"
   },
   "held": {
    "property": "held",
    "type": "HeldLink"
   },
   "missing": {
    "property": "missing",
    "type": "GraphLink"
   },
   "beyond": {
    "property": "beyond"
   },
   "next_steps": {
    "property": "nextSteps"
   },
   "warnings": {
    "property": "warnings"
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   }
  },
  "GraphNode": {
   "id": {
    "property": "id"
   },
   "kind": {
    "property": "kind",
    "words": "GraphNodeKind"
   },
   "framework": {
    "property": "framework",
    "words": "FrameworkKey"
   },
   "ref": {
    "property": "ref"
   },
   "title": {
    "property": "title"
   },
   "title_language": {
    "property": "titleLanguage"
   }
  },
  "HeldLink": {
   "control": {
    "property": "control",
    "type": "GraphNode"
   },
   "status": {
    "property": "status",
    "words": "HoldState"
   },
   "note": {
    "property": "note"
   },
   "link": {
    "property": "link",
    "type": "GraphLink"
   }
  },
  "GraphLink": {
   "id": {
    "property": "id"
   },
   "measure": {
    "property": "measure",
    "type": "GraphNode"
   },
   "control": {
    "property": "control",
    "type": "GraphNode"
   },
   "relation": {
    "property": "relation",
    "words": "MappingRelation"
   },
   "role": {
    "property": "role",
    "words": "MappingRole"
   },
   "coverage": {
    "property": "coverage",
    "words": "Kate"
   },
   "confidence": {
    "property": "confidence",
    "words": "MappingConfidence"
   },
   "provision": {
    "property": "provision"
   },
   "rationale": {
    "property": "rationale"
   },
   "evidence": {
    "property": "evidence",
    "type": "MappingEvidence"
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   },
   "kb_versioon": {
    "property": "kbVersion"
   },
   "grade": {
    "property": "grade",
    "type": "LinkGrade"
   }
  },
  "MappingEvidence": {
   "code": {
    "property": "code"
   },
   "meaning": {
    "property": "meaning"
   }
  },
  "LinkGrade": {
   "strength": {
    "property": "strength"
   },
   "grading": {
    "property": "grading",
    "words": "MappingGrading"
   },
   "rationale": {
    "property": "rationale",
    "words": "MappingRationale"
   },
   "reason": {
    "property": "reason"
   },
   "reason_language": {
    "property": "reasonLanguage"
   },
   "read_by": {
    "property": "readBy"
   },
   "read_on": {
    "property": "readOn"
   },
   "second_reading": {
    "property": "secondReading",
    "type": "SecondReading"
   }
  },
  "SecondReading": {
   "by": {
    "property": "by"
   },
   "on": {
    "property": "on"
   },
   "agrees": {
    "property": "agrees"
   },
   "agreement": {
    "property": "agreement",
    "words": "ReadingAgreement"
   },
   "points": {
    "property": "points"
   },
   "relation": {
    "property": "relation",
    "words": "MappingRelation"
   },
   "strength": {
    "property": "strength"
   },
   "first_relation": {
    "property": "firstRelation",
    "words": "MappingRelation"
   },
   "first_strength": {
    "property": "firstStrength"
   },
   "decision": {
    "property": "decision",
    "words": "ReadingDecision"
   },
   "reason": {
    "property": "reason"
   }
  },
  "HeldLine": {
   "line": {
    "property": "line"
   },
   "control": {
    "property": "control"
   }
  },
  "GroupScoping": {
   "uksused": {
    "property": "entities",
    "type": "GroupEntityResult"
   },
   "kogumid": {
    "property": "sums",
    "type": "GroupSum"
   },
   "seosed": {
    "property": "relations",
    "type": "GroupRelation"
   },
   "hoiatused": {
    "property": "warnings"
   },
   "hoiatuste_alused": {
    "property": "warningBases",
    "type": "StatementBasis"
   },
   "pilt": {
    "property": "picture",
    "omit": [
     null
    ]
   },
   "keel_kasutatud": {
    "property": "language"
   },
   "reform": {
    "property": "reform",
    "type": "ReformNote",
    "omit": [
     null
    ]
   },
   "sources": {
    "property": "sources",
    "type": "Source"
   }
  },
  "GroupEntityResult": {
   "id": {
    "property": "id"
   },
   "staatus": {
    "property": "status",
    "words": "GroupStatus"
   },
   "kogum": {
    "property": "sum"
   },
   "suurus": {
    "property": "size",
    "words": "SizeClass"
   },
   "suurus_uksi": {
    "property": "sizeAlone",
    "words": "SizeClass"
   },
   "klassifikatsioon": {
    "property": "classification",
    "words": "Classification"
   },
   "klassifikatsioon_uksi": {
    "property": "classificationAlone",
    "words": "Classification"
   },
   "riigi_klassifikatsioon": {
    "property": "nationalClassification",
    "words": "Classification"
   },
   "soltumatuse_moju": {
    "property": "independence",
    "words": "IndependenceEffect"
   },
   "pohjendused": {
    "property": "reasons"
   },
   "pohjenduste_alused": {
    "property": "reasonBases",
    "type": "StatementBasis"
   },
   "vastupidine": {
    "property": "counterfactuals",
    "type": "GroupCounterfactual"
   },
   "reform_change": {
    "property": "change",
    "type": "ScopingChange",
    "omit": [
     null
    ]
   }
  },
  "GroupCounterfactual": {
   "uksused": {
    "property": "entities"
   },
   "protsent": {
    "property": "percent"
   },
   "klassifikatsioon": {
    "property": "classification",
    "words": "Classification"
   },
   "tekst": {
    "property": "text"
   }
  },
  "GroupSum": {
   "liikmed": {
    "property": "members",
    "type": "GroupMember"
   },
   "partnerid": {
    "property": "partners",
    "type": "GroupPartner"
   },
   "kokku": {
    "property": "total",
    "type": "GroupFigures"
   },
   "kokku_eelmine": {
    "property": "previous",
    "type": "GroupFigures"
   },
   "suurus": {
    "property": "size",
    "words": "SizeClass"
   },
   "suurus_viimane": {
    "property": "latestSize",
    "words": "SizeClass"
   },
   "suurus_eelmine": {
    "property": "previousSize",
    "words": "SizeClass"
   }
  },
  "GroupMember": {
   "uksus": {
    "property": "entity"
   },
   "naitajad": {
    "property": "figures",
    "type": "GroupFigures"
   },
   "konsolideerija": {
    "property": "consolidatedBy"
   },
   "artikkel": {
    "property": "article"
   }
  },
  "GroupFigures": {
   "tootajad": {
    "property": "employees"
   },
   "kaive_meur": {
    "property": "turnoverMeur"
   },
   "bilanss_meur": {
    "property": "balanceSheetMeur"
   },
   "taielik": {
    "property": "isComplete"
   }
  },
  "GroupPartner": {
   "kogum": {
    "property": "sum"
   },
   "uksused": {
    "property": "entities"
   },
   "protsent": {
    "property": "percent"
   },
   "naitajad": {
    "property": "figures",
    "type": "GroupFigures"
   },
   "artikkel": {
    "property": "article"
   }
  },
  "GroupRelation": {
   "liik": {
    "property": "kind",
    "words": "GroupRelationKind"
   },
   "omanikud": {
    "property": "holders"
   },
   "uksus": {
    "property": "held"
   },
   "protsent": {
    "property": "percent"
   },
   "isikud": {
    "property": "persons"
   },
   "artikkel": {
    "property": "article"
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
  },
  "IncidentVerdict": {
   "significant": "significant",
   "not_significant": "not_significant",
   "undetermined": "undetermined"
  },
  "CriterionOutcome": {
   "fulfilled": "fulfilled",
   "not_fulfilled": "not_fulfilled",
   "undetermined": "undetermined"
  },
  "IncidentRegime": {
   "nis2": "nis2",
   "dora": "dora",
   "gdpr": "gdpr"
  },
  "IncidentTermAnchor": {
   "awareness": "awareness",
   "detection": "detection",
   "establishment": "establishment",
   "finding": "finding",
   "unstated": "unstated",
   "early_warning_submitted": "early_warning_submitted",
   "notification_submitted": "notification_submitted",
   "impact_ended": "impact_ended",
   "end_notice_submitted": "end_notice_submitted",
   "handled": "handled",
   "restored": "restored"
  },
  "ClockStart": {
   "awareness": "awareness",
   "classification": "classification",
   "notification_submitted": "notification_submitted",
   "initial_notification_submitted": "initial_notification_submitted",
   "intermediate_submitted": "intermediate_submitted",
   "early_warning_submitted": "early_warning_submitted",
   "impact_ended": "impact_ended",
   "end_notice_submitted": "end_notice_submitted",
   "handled": "handled"
  },
  "GapAnswer": {
   "yes": "jah",
   "partial": "osaliselt",
   "no": "ei"
  },
  "FrameworkKey": {
   "nis2": "nis2",
   "iso27001": "iso27001",
   "dora": "dora",
   "gdpr": "gdpr",
   "ir_2024_2690": "ir_2024_2690",
   "nist_csf_2_0": "nist_csf_2_0",
   "cis_v8_1": "cis_v8_1",
   "rts_2024_1774": "rts_2024_1774",
   "e_its_2024": "e_its_2024",
   "cyfun_2023": "cyfun_2023",
   "cyfun_2025": "cyfun_2025",
   "recyf": "recyf",
   "bsi_it_grundschutz_2023": "bsi_it_grundschutz_2023",
   "ens_2022": "ens_2022"
  },
  "MeasureStanding": {
   "covered": "covered",
   "partly": "partly",
   "open": "open"
  },
  "GraphNodeKind": {
   "measure": "measure",
   "control": "control"
  },
  "HoldState": {
   "excluded": "excluded",
   "planned": "planned",
   "partial": "partial",
   "implemented": "implemented"
  },
  "MappingRelation": {
   "equal": "equal",
   "equivalent": "equivalent",
   "subset": "subset",
   "superset": "superset",
   "intersects": "intersects"
  },
  "MappingRole": {
   "core": "core",
   "related": "related"
  },
  "Kate": {
   "strong": "tugev",
   "partial": "osaline"
  },
  "MappingConfidence": {
   "low": "low",
   "medium": "medium",
   "high": "high"
  },
  "MappingGrading": {
   "rule": "rule",
   "reading": "reading"
  },
  "MappingRationale": {
   "syntactic": "syntactic",
   "semantic": "semantic",
   "functional": "functional"
  },
  "ReadingAgreement": {
   "same": "same",
   "strength_differs": "strength_differs",
   "relation_differs": "relation_differs"
  },
  "ReadingDecision": {
   "kept": "kept",
   "changed": "changed"
  },
  "GroupStatus": {
   "autonomous": "autonoomne",
   "partner": "partner",
   "linked": "seotud"
  },
  "IndependenceEffect": {
   "own_figures": "oma_naitajad",
   "not_claimed": "vaitmata",
   "authority": "asutuse_otsus",
   "none": "reegel_puudub",
   "unknown": "teadmata"
  },
  "GroupRelationKind": {
   "votes": "haaleenamus",
   "board": "juhtorgan",
   "contract": "leping",
   "agreement": "kokkulepe",
   "joint_votes": "uhine_haaleenamus",
   "persons": "isikud",
   "partner": "partner",
   "investor": "erandlik_investor",
   "public_body": "avalik_asutus"
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
  },
  "incidentSignificance": {
   "answer": "IncidentSignificance",
   "arguments": {
    "entity_type": {
     "type": "SignificanceEntityType",
     "isRequired": true,
     "words": {
      "dns_service_provider": "dns_service_provider",
      "tld_name_registry": "tld_name_registry",
      "cloud_computing": "cloud_computing",
      "data_centre": "data_centre",
      "content_delivery_network": "content_delivery_network",
      "managed_service_provider": "managed_service_provider",
      "managed_security_service_provider": "managed_security_service_provider",
      "online_marketplace": "online_marketplace",
      "online_search_engine": "online_search_engine",
      "social_networking_platform": "social_networking_platform",
      "trust_service_provider": "trust_service_provider",
      "other": "other"
     }
    },
    "scheduled": {
     "type": "Boolean"
    },
    "complete_unavailability_minutes": {
     "type": "Float",
     "min": 0
    },
    "limited_availability_minutes": {
     "type": "Float",
     "min": 0
    },
    "slow_response_minutes": {
     "type": "Float",
     "min": 0
    },
    "unavailability_minutes_in_week": {
     "type": "Float",
     "min": 0
    },
    "users_affected": {
     "type": "Float",
     "min": 0
    },
    "data_users_affected": {
     "type": "Float",
     "min": 0
    },
    "users_total": {
     "type": "Float",
     "min": 0
    },
    "domains_affected": {
     "type": "Float",
     "min": 0
    },
    "domains_managed": {
     "type": "Float",
     "min": 0
    },
    "financial_loss_eur": {
     "type": "Float",
     "min": 0
    },
    "joint_financial_loss_eur": {
     "type": "Float",
     "min": 0
    },
    "turnover_eur": {
     "type": "Float",
     "min": 0
    },
    "occurrences_in_six_months": {
     "type": "Float",
     "min": 0
    },
    "data_compromised": {
     "type": "Boolean"
    },
    "suspected_malicious": {
     "type": "Boolean"
    },
    "physical_access_compromised": {
     "type": "Boolean"
    },
    "trade_secrets_exfiltrated": {
     "type": "Boolean"
    },
    "death": {
     "type": "Boolean"
    },
    "considerable_health_damage": {
     "type": "Boolean"
    },
    "unauthorised_access": {
     "type": "Boolean"
    },
    "severe_disruption_possible": {
     "type": "Boolean"
    },
    "misconfiguration": {
     "type": "Boolean"
    },
    "same_root_cause": {
     "type": "Boolean"
    },
    "keel": {
     "type": "String"
    }
   }
  },
  "incidentDeadlines": {
   "answer": "IncidentDeadlines",
   "arguments": {
    "detected_at": {
     "type": "String",
     "isRequired": true
    },
    "roles": {
     "type": "IncidentParty",
     "isList": true,
     "isRequired": true,
     "words": {
      "nis2_entity": "nis2_entity",
      "nis2_trust_service": "nis2_trust_service",
      "dora_financial_entity": "dora_financial_entity",
      "gdpr_controller": "gdpr_controller",
      "gdpr_processor": "gdpr_processor"
     }
    },
    "country": {
     "type": "String",
     "maxLength": 2,
     "pattern": "^[A-Za-z]{2}$"
    },
    "classified_at": {
     "type": "String"
    },
    "notification_submitted_at": {
     "type": "String"
    },
    "initial_notification_submitted_at": {
     "type": "String"
    },
    "intermediate_submitted_at": {
     "type": "String"
    },
    "early_warning_submitted_at": {
     "type": "String"
    },
    "impact_ended_at": {
     "type": "String"
    },
    "end_notice_submitted_at": {
     "type": "String"
    },
    "handled_at": {
     "type": "String"
    },
    "entity_group": {
     "type": "IncidentEntityGroup",
     "words": {
      "telecoms": "telecoms",
      "energy": "energy",
      "public_administration": "public_administration",
      "other": "other"
     }
    },
    "entity_class": {
     "type": "IncidentEntityClass",
     "words": {
      "essential": "essential",
      "important": "important"
     }
    },
    "dora_relief_excluded": {
     "type": "Boolean"
    },
    "keel": {
     "type": "String"
    },
    "reform": {
     "type": "String"
    }
   }
  },
  "wizardEvaluate": {
   "answer": "GapEvaluation",
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
    "vastused": {
     "type": "AnswersInput",
     "isRequired": true,
     "members": {
      "a1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "a2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "b1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "b2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "c1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "c2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "d1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "d2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "e1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "e2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "f1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "f2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "g1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "g2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "h1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "h2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "i1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "i2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "j1": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      },
      "j2": {
       "type": "GapAnswer",
       "isRequired": true,
       "words": {
        "jah": "yes",
        "osaliselt": "partial",
        "ei": "no"
       }
      }
     }
    },
    "keel": {
     "type": "String"
    },
    "riik": {
     "type": "String",
     "maxLength": 2,
     "pattern": "^[A-Za-z]{2}$"
    }
   }
  },
  "mappingDelta": {
   "answer": "MappingDelta",
   "arguments": {
    "framework": {
     "type": "FrameworkKey",
     "isRequired": true,
     "words": {
      "nis2": "nis2",
      "iso27001": "iso27001",
      "dora": "dora",
      "gdpr": "gdpr",
      "ir_2024_2690": "ir_2024_2690",
      "nist_csf_2_0": "nist_csf_2_0",
      "cis_v8_1": "cis_v8_1",
      "rts_2024_1774": "rts_2024_1774",
      "e_its_2024": "e_its_2024",
      "cyfun_2023": "cyfun_2023",
      "cyfun_2025": "cyfun_2025",
      "recyf": "recyf",
      "bsi_it_grundschutz_2023": "bsi_it_grundschutz_2023",
      "ens_2022": "ens_2022"
     }
    },
    "items": {
     "type": "HeldControlInput",
     "isList": true,
     "members": {
      "control": {
       "type": "String",
       "isRequired": true,
       "minLength": 1,
       "maxLength": 60
      },
      "status": {
       "type": "HoldState",
       "isRequired": true,
       "words": {
        "excluded": "excluded",
        "planned": "planned",
        "partial": "partial",
        "implemented": "implemented"
       }
      },
      "note": {
       "type": "String",
       "maxLength": 2000
      }
     }
    },
    "csv": {
     "type": "String",
     "maxLength": 60000
    },
    "keel": {
     "type": "String"
    },
    "receipt": {
     "type": "Boolean",
     "isRequired": true,
     "default": false
    }
   }
  },
  "scopeGroup": {
   "answer": "GroupScoping",
   "arguments": {
    "uksused": {
     "type": "GroupEntityInput",
     "isList": true,
     "isRequired": true,
     "members": {
      "tootajad": {
       "type": "Float"
      },
      "kaive_meur": {
       "type": "Float"
      },
      "bilanss_meur": {
       "type": "Float"
      },
      "id": {
       "type": "String",
       "isRequired": true,
       "minLength": 1,
       "maxLength": 60
      },
      "nimi": {
       "type": "String",
       "maxLength": 120
      },
      "liik": {
       "type": "GroupEntityKind",
       "words": {
        "ettevotja": "enterprise",
        "fuusiline_isik": "natural_person",
        "avalik_asutus": "public_body",
        "riiklik_investeerimisettevotja": "public_investment_corporation",
        "riskikapitaliettevotja": "venture_capital_company",
        "ariingel": "business_angel",
        "ulikool": "university",
        "teaduskeskus": "research_centre",
        "institutsionaalne_investor": "institutional_investor",
        "regionaalarengu_fond": "regional_development_fund",
        "kohalik_omavalitsus": "local_authority"
       }
      },
      "eelmine": {
       "type": "GroupFiguresInput",
       "members": {
        "tootajad": {
         "type": "Float"
        },
        "kaive_meur": {
         "type": "Float"
        },
        "bilanss_meur": {
         "type": "Float"
        }
       }
      },
      "konsolideeritud": {
       "type": "ConsolidatedAccountsInput",
       "members": {
        "tootajad": {
         "type": "Float"
        },
        "kaive_meur": {
         "type": "Float"
        },
        "bilanss_meur": {
         "type": "Float"
        },
        "eelmine": {
         "type": "GroupFiguresInput",
         "members": {
          "tootajad": {
           "type": "Float"
          },
          "kaive_meur": {
           "type": "Float"
          },
          "bilanss_meur": {
           "type": "Float"
          }
         }
        },
        "holmab": {
         "type": "ConsolidatedShareInput",
         "isList": true,
         "isRequired": true,
         "members": {
          "uksus": {
           "type": "String",
           "isRequired": true
          },
          "protsent": {
           "type": "Float"
          }
         }
        }
       }
      },
      "turud": {
       "type": "String",
       "isList": true
      },
      "eelarve_meur": {
       "type": "Float"
      },
      "elanikke": {
       "type": "Int"
      },
      "riik": {
       "type": "String",
       "maxLength": 2,
       "pattern": "^[A-Za-z]{2}$"
      },
      "sektor": {
       "type": "String"
      },
      "erijuhud": {
       "type": "String",
       "isList": true
      },
      "avalik_sidevork": {
       "type": "Boolean"
      },
      "soltumatud_susteemid": {
       "type": "Boolean"
      },
      "soltumatud_teenused": {
       "type": "Boolean"
      }
     }
    },
    "osalused": {
     "type": "GroupHoldingInput",
     "isList": true,
     "members": {
      "omanik": {
       "type": "String",
       "isRequired": true
      },
      "uksus": {
       "type": "String",
       "isRequired": true
      },
      "kapital_protsent": {
       "type": "Float"
      },
      "haaled_protsent": {
       "type": "Float"
      },
      "kontroll": {
       "type": "GroupControl",
       "words": {
        "juhtorgan": "board",
        "leping": "contract",
        "kokkulepe": "agreement"
       }
      },
      "osaleb_juhtimises": {
       "type": "Boolean"
      },
      "investeering_meur": {
       "type": "Float"
      }
     }
    },
    "koos_tegutsevad": {
     "type": "JointPersonsInput",
     "isList": true,
     "members": {
      "isikud": {
       "type": "String",
       "isList": true,
       "isRequired": true
      }
     }
    },
    "korvalturud": {
     "type": "AdjacentMarketsInput",
     "isList": true,
     "members": {
      "turg": {
       "type": "String",
       "isRequired": true
      },
      "korvalturg": {
       "type": "String",
       "isRequired": true
      }
     }
    },
    "pilt": {
     "type": "Boolean",
     "isRequired": true,
     "default": false
    },
    "reform": {
     "type": "String"
    },
    "keel": {
     "type": "String"
    }
   }
  }
 }
};
