import { expect, test } from 'vitest'
import { getCaseQuery } from '@/lib/features/collection-cases/client/cases'
import { t } from '@/tests/support/english'
import { findHeading, renderPage } from '@/tests/support/render-page'
import { buildCaseColumns } from './case-columns'
import { CasePage } from './case-page'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

test.each([
  ['{}', {}, 'We couldn’t load case 123456'],
  ['{ data: null }', { data: null }, 'We couldn’t load case 123456'],
  ['an empty list', { data: [] }, 'Case 123456 not found'],
  ['a list of others', { data: [{ caseNumber: 9 }] }, 'Case 123456 not found'],
])('%s: %s', (_, answer, title) => {
  const markup = renderPage(
    <CasePage
      organizationId={organizationId}
      caseNumber="123456"
      userName="kari"
      rates={[]}
      mayDecide
    />,
    (client) => client.setQueryData(getCaseQuery(organizationId, '123456').queryKey, answer),
  )
  const titles = ['We couldn’t load case 123456', 'Case 123456 not found']
  expect(titles.filter((each) => markup.includes(each))).toEqual([title])
})

const paint = (read: object) =>
  renderPage(
    <CasePage
      {...{ organizationId, caseNumber: '123456', userName: 'kari', rates: [], mayDecide: true }}
    />,
    (client) =>
      client.setQueryData(getCaseQuery(organizationId, '123456').queryKey, {
        data: [{ caseNumber: 123456, ...read }],
      }),
  )

test('who owes is the main debtor, wherever it stands among others', () => {
  const debtors = [
    { fullName: 'Ola Berg', role: 'GUARANTOR', customerNumber: '8' },
    { fullName: 'Kari Berg', role: 'PRIMARY_DEBTOR', customerNumber: '7' },
  ]
  const read = { debtors, remainingAmount: 100, currency: 'NOK' }
  expect(findHeading(paint(read))).toBe('Kari Berg owes 100,00 NOK')
  const shown = Object.fromEntries(
    buildCaseColumns(t, { organizationId, clientNo: '1001', findOwner: () => null }).map(
      ({ key, text, href }) => [key, [text(read), href?.(read)]],
    ),
  )
  expect(shown.debtor).toEqual(['Kari Berg and 1 more', '/clients/1001/customers/7'])
})

test('the list of cases has the day of an eviction too, and shows a day as one', () => {
  const read = {
    eviction: { decideByDate: '2026-11-30' },
    pausedUntil: '2026-12-10T00:00:00Z',
  }
  const columns = buildCaseColumns(t, { organizationId, clientNo: null, findOwner: () => null })
  const textOf = (key: string) => columns.find((each) => each.key === key)?.text(read)
  expect([textOf('decideBy'), textOf('pausedUntil')]).toEqual(['2026-11-30', '2026-12-10'])
})

test('a day is shown without a time that nobody told, a time without a zone as it came', () => {
  const read = {
    ...{ registeredAt: '2026-11-01', closedAt: '2026-11-20T23:30:00' },
    history: [
      { type: 'REMINDER_SENT', loggedAt: '2026-11-02' },
      { type: 'MESSAGE', loggedAt: '2026-11-03T22:30:00Z' },
    ],
  }
  const markup = paint(read)
  expect(markup).not.toMatch(/2026-11-0[12] 00:00/)
  expect(markup).toMatch(/>2026-11-01<.*>2026-11-20T23:30:00<.*>2026-11-02</)
  expect(markup).toContain('>2026-11-03 22:30:00<')
})
