import { useSyncExternalStore } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { AnsweredCase, RowResult } from '../domain/answered-cases'
import { getCaseKey } from '../domain/case-questions'

type Answers = ReadonlyMap<string, AnsweredCase>

const none: Answers = new Map()
let byOrganization: ReadonlyMap<string, Answers> = new Map()
const listeners = new Set<() => void>()

/**
 * Says what became of a decision on a case, alone or among others: its row in the list of questions
 * shows it, and leaves in its time.
 *
 * @param row the case as it was decided on.
 */
export function reportDecision(
  organizationId: string,
  row: CollectionCase,
  result: RowResult,
): void {
  const answer = { row, result, at: Date.now(), leftAt: null }
  publish(organizationId, [...getAnswers(organizationId), [getCaseKey(row), answer]])
}

/** Lets rows go, whose time is over. */
export function letGo(organizationId: string, keys: readonly string[]): void {
  const now = Date.now()
  publish(
    organizationId,
    [...getAnswers(organizationId)].map(([key, answer]) => [
      key,
      keys.includes(key) ? { ...answer, leftAt: now } : answer,
    ]),
  )
}

/** Forgets answers that say nothing any more. */
export function forgetAnswers(organizationId: string, keys: readonly string[]): void {
  publish(
    organizationId,
    [...getAnswers(organizationId)].filter(([key]) => !keys.includes(key)),
  )
}

function publish(organizationId: string, entries: [string, AnsweredCase][]) {
  byOrganization = new Map([...byOrganization, [organizationId, new Map(entries)]])
  for (const listener of listeners) listener()
}

const getAnswers = (organizationId: string): Answers => byOrganization.get(organizationId) ?? none

/** What was answered in this window, by the key of its case. */
export const useAnsweredCases = (organizationId: string): Answers =>
  useSyncExternalStore(subscribe, () => getAnswers(organizationId), getNone)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const getNone = () => none
