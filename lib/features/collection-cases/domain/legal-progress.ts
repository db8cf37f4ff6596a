import type { LegalStep } from './collection-rules'
import { calculateDecisionDays, calculateNoticeDays } from './decision-days'
import type { LegalDays } from './legal-days'

/** How far the legal days of a case are gone; `daysLeft` is negative once they are over. */
export type LegalProgress = {
  step: LegalStep
  days: number
  daysLeft: number
  lastDay: string
  source: string
}

type Read = Parameters<typeof calculateDecisionDays>[0] & { status?: string | null }

/**
 * The legal days that a case is in: of its steps the first that still runs, else the last; null where
 * no rule or no start is known. An open case whose notice has gone out has those of its notice.
 *
 * @param today a calendar date.
 */
export function findLegalProgress(read: Read, today: string): LegalProgress | null {
  const known = listSteps(read, today).flatMap(({ step, days }) =>
    days.known ? [toProgress(step, days)] : [],
  )
  return known.find(({ daysLeft }) => daysLeft >= 0) ?? known.at(-1) ?? null
}

function listSteps(read: Read, today: string): { step: LegalStep; days: LegalDays }[] {
  const isNoticed = read.subStatus?.trim().toUpperCase() === 'COLLECTION_NOTICE_SENT'
  return isNoticed
    ? [{ step: 'collectionNotice', days: calculateNoticeDays(read, today) }]
    : calculateDecisionDays(read, today).legal
}

const toProgress = (
  step: LegalStep,
  { lastDay, daysLeft, rule }: Extract<LegalDays, { known: true }>,
): LegalProgress => ({ step, days: rule.days, daysLeft, lastDay, source: rule.source })
