/** Types about incidents, and their fields. See `access-rules-law.ts`. */
export const INCIDENT_TYPES = {
  IncidentDeadlines:
    'clocks precedence precedence_sources hoiatused hoiatuste_alused riigi_erisused ics keel_kasutatud sources reform',
  IncidentClock:
    'regime duty title anchor legal_latest recipients deadline deadline_local deadline_exact safe_by national_deadline runs_from runs_from_at basis basis_code note_codes working_day_deadline working_day_deadline_local working_day_reason notes sources',
  IncidentSignificance:
    'verdict conclusion conclusion_code criteria missing notes note_codes keel_kasutatud sources',
  IncidentRecord:
    'reports clocks precedence precedence_sources notes hoiatused hoiatuste_alused keel_kasutatud sources',
  IncidentReport:
    'regime kind title deadline deadline_local deadline_exact national_deadline national_deadline_basis national_legal_basis safe_by legal_latest anchor recipients complete contents missing undecided template document document_schema sources',
  IncidentReportContent: 'number title value source',
  IncidentReportGap: 'number title members blocks_document source',
  SignificanceCriterion: 'id outcome text code comparisons missing source',
  SignificanceComparison: 'input operator limit value unit',
  NationalDeviation: 'tekst kood tugev source',
  IncidentTemplates:
    'phases docx hoiatused hoiatuste_alused riigi_erisused transposition_status transposition_note keel_kasutatud sources',
  IncidentPhase:
    'phase anchor recipients deadline deadline_basis deadline_basis_code deadline_note_codes national_deadline national_deadline_basis national_legal_basis trust_service_deadline safe_by legal_latest legal_latest_exact deadline_local deadline_note legal_basis template sources',
} as const;
