/** Business impact, recovery targets and exercises. Values not stated are proposed by criticality and marked so. */
import { withColon } from '../../../shared/colon.js';
import { composedCase, dateIn, textFor } from './composed-case.js';
import { localName } from './composed-names.js';
import { joined } from './composed-params.js';
import type { Criticality, OrderSystem } from './order-facts.js';
import { wordIn, type DocumentCase } from './document-source.js';
import { proposedDay } from './proposed-day.js';
import type { TagRow } from '../../../shared/template-fields.js';

type Targets = Readonly<{ recoveryHours: number; lossHours: number; tolerableHours: number }>;

/** Own proposals in hours, by criticality. */
const PROPOSED: Readonly<Record<Criticality, Targets>> = {
  critical: { recoveryHours: 4, lossHours: 1, tolerableHours: 8 },
  important: { recoveryHours: 24, lossHours: 12, tolerableHours: 48 },
  ordinary: { recoveryHours: 72, lossHours: 24, tolerableHours: 120 },
};

const ORDER: Readonly<Record<Criticality, number>> = { critical: 0, important: 1, ordinary: 2 };

/** A proposal stays within a tolerable outage that is stated. */
const recoveryOf = ({ grade, recoveryHours, tolerableHours }: OrderSystem): number =>
  recoveryHours ?? Math.min(PROPOSED[grade].recoveryHours, tolerableHours ?? Infinity);

const tolerableOf = ({ grade, tolerableHours, recoveryHours }: OrderSystem): number =>
  tolerableHours ?? Math.max(PROPOSED[grade].tolerableHours, (recoveryHours ?? 0) * 2);

/** By criticality, then by recovery time. */
const inOrder = ({ facts }: DocumentCase): readonly OrderSystem[] =>
  facts.profile.systems.toSorted(
    (a, b) => ORDER[a.grade] - ORDER[b.grade] || recoveryOf(a) - recoveryOf(b),
  );

/** Damage grows with the share of the tolerable outage that has passed. */
function damageAfter(system: OrderSystem, hours: number): string {
  const share = hours / tolerableOf(system);
  if (share > 1) return 'critical';
  if (share > 1 / 2) return 'severe';
  return share > 1 / 6 ? 'noticeable' : 'minor';
}

const ownerOf = (one: DocumentCase, { owner }: OrderSystem): string =>
  owner ?? localName.holder(one, 'continuity_lead');

export const impactRows = (one: DocumentCase): readonly TagRow[] =>
  inOrder(one).map((system, at) => ({
    order: String(at + 1),
    system: system.name,
    service: system.service,
    after_4: textFor(one, `impact.${damageAfter(system, 4)}`),
    after_24: textFor(one, `impact.${damageAfter(system, 24)}`),
    after_72: textFor(one, `impact.${damageAfter(system, 72)}`),
    owner: ownerOf(one, system),
  }));

const target = (one: DocumentCase, stated: number | null, proposed: number): string =>
  stated === null
    ? textFor(one, 'words.proposed', { value: localName.hours(one, proposed) })
    : localName.hours(one, stated);

const DAY_HOURS = 24;

function copiesFor(one: DocumentCase, lossHours: number): string {
  if (lossHours <= 1) return textFor(one, 'backup.continuous');
  if (lossHours < DAY_HOURS) return textFor(one, 'backup.hourly', { hours: lossHours });
  return textFor(one, 'backup.daily');
}

/** A recovery time above the tolerable outage is reported; the row on needing nothing within the outage is then left out. */
function fallbackOf(one: DocumentCase, system: OrderSystem): string {
  const { fallback, grade } = system;
  const hours = { rto: recoveryOf(system), mtpd: tolerableOf(system) };
  if (hours.rto <= hours.mtpd) return fallback ?? textFor(one, `fallback.${grade}`);
  const warning = textFor(one, 'fallback.late', {
    rto: localName.hours(one, hours.rto),
    mtpd: localName.hours(one, hours.mtpd),
  });
  const stated = fallback ?? (grade === 'ordinary' ? null : textFor(one, `fallback.${grade}`));
  return stated === null ? warning : `${stated}. ${warning}`;
}

export const targetRows = (one: DocumentCase): readonly TagRow[] =>
  inOrder(one).map((system) => {
    const proposed = PROPOSED[system.grade];
    return {
      system: system.name,
      mtpd: target(one, system.tolerableHours, tolerableOf(system)),
      rto: target(one, system.recoveryHours, recoveryOf(system)),
      rpo: target(one, system.lossHours, proposed.lossHours),
      backup: copiesFor(one, system.lossHours ?? proposed.lossHours),
      fallback: fallbackOf(one, system),
    };
  });

/** Own programme of the first year: months after the date of the document. */
const EXERCISES = [
  { kind: 'alarm', months: 1 },
  { kind: 'tabletop', months: 3 },
  { kind: 'restore', months: 6 },
  { kind: 'supplier', months: 9 },
] as const;

type ExerciseKind = (typeof EXERCISES)[number]['kind'];

const firstCritical = ({ facts }: DocumentCase): string | undefined =>
  (facts.suppliers.find(({ grade }) => grade === 'critical') ?? facts.suppliers[0])?.name;

/** Subject from the case: the worst risk, the first system, the first critical supplier. */
const SUBJECT_OF: Readonly<Record<ExerciseKind, (one: DocumentCase) => string | undefined>> = {
  alarm: () => undefined,
  tabletop: (one) => composedCase(one).risks.find(({ scenario }) => scenario.responds)?.id,
  restore: (one) => inOrder(one)[0]?.name,
  supplier: firstCritical,
};

function exerciseName(one: DocumentCase, kind: ExerciseKind): string {
  const subject = SUBJECT_OF[kind](one);
  const name = textFor(one, `exercise.${kind}.name`);
  return subject === undefined ? name : withColon(name, subject, one.language);
}

const LED_BY = {
  alarm: ['continuity_lead', 'incident_lead'],
  tabletop: ['board', 'incident_lead'],
  restore: ['continuity_lead'],
  supplier: ['continuity_lead', 'security_officer'],
} as const;

export const exerciseRows = (one: DocumentCase): readonly TagRow[] =>
  EXERCISES.map(({ kind, months }) => ({
    when: dateIn(one, proposedDay(one, months)),
    exercise: exerciseName(one, kind),
    participants: joined(
      one,
      LED_BY[kind].map((role, at) =>
        at === 0 ? wordIn(one, `roles.${role}.name`) : localName.role(one, role),
      ),
    ),
    proves: textFor(one, `exercise.${kind}.proves`),
  }));
