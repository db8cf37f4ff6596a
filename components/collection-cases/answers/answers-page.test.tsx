import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { getCasesQuery } from '@/lib/features/collection-cases/client/cases'
import { openCasesQuestion } from '@/lib/features/collection-cases/client/cases-view'
import { findHeading, renderPage } from '@/tests/support/render-page'
import { AnswersPage } from './answers-page'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00Z') }),
)
afterEach(() => void vi.useRealTimers())

const paint = (...data: CollectionCase[]) =>
  renderPage(
    <NuqsAdapter>
      <AnswersPage organizationId={organizationId} userName="kari" mayDecide />
    </NuqsAdapter>,
    (client) =>
      client.setQueryData(getCasesQuery(organizationId, openCasesQuestion).queryKey, { data }),
  )

test('where no step is known no words say that nothing needs an answer', () => {
  const markup = paint(
    { caseNumber: 1, status: 'OPEN', subStatus: 'X_NEW', decideByDate: '2026-03-13' },
    { caseNumber: 2, status: 'OPEN' },
  )
  expect(findHeading(markup)).toBe('2 cases may need your answer')
  expect(markup).toContain('May need an answer')
  expect(markup).toMatch(/answer by Fri 13 March/)
  expect(markup).not.toMatch(/No case needs an answer|No answer needed/)
})

test('where all steps are known and none asks they say so', () => {
  const markup = paint({ caseNumber: 1, status: 'OPEN', subStatus: 'REMINDER_SENT' })
  expect(findHeading(markup)).toBe('No case needs an answer')
  expect(markup).toContain('No answer needed')
})
