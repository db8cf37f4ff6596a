import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { renderPage } from '@/tests/support/render-page'
import { Found } from './silent-answer'

type Props = Parameters<typeof Found>[0]
const paint = (answer: Partial<Props>) =>
  renderPage(
    <Found
      rows={undefined}
      error={null}
      question={{ CompanyIds: [501], SearchType: 'InvoiceNumber', Searches: ['7'] }}
      {...answer}
    />,
  )

test('there is no match only where the service surely has the lookup', () => {
  expect(paint({ rows: [] })).toContain('No match')
  expect(paint({ error: new OperationFailed({ kind: 'not-found' }) })).toContain('No match')
  const code = 'maybe-not-offered'
  const maybe = paint({ error: new OperationFailed({ kind: 'not-found', code }) })
  expect(maybe).toContain('doesn’t offer this')
  expect(maybe).not.toContain('No match')
})

test('nothing but rows of other numbers is no word on this one', () => {
  const other = { TransactionRid: 1, CompanyId: 501, InvoiceNumber: '8' }
  const markup = paint({ rows: [other] })
  expect(markup).toContain('ignored')
  expect(markup).not.toContain('No match')
  const both = paint({ rows: [other, { ...other, TransactionRid: 2, InvoiceNumber: '7' }] })
  expect(both).toContain('1 invoice')
})
