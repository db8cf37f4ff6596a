import { expect, test } from 'vitest'
import type { Located } from '@/lib/features/ledger/domain/compare-aging'
import { renderPage } from '@/tests/support/render-page'
import { LocatedCustomers } from './located-difference'

const none: Located = { located: [], left: '0', ofAll: 0, unread: 0 }
const customer = { customerNo: '7', by: '3', within: [] }

test.each<[string, Partial<Located>, string[]]>([
  ['nothing where nothing is left', {}, []],
  ['a customer', { located: [customer] }, ['Customer 7: 3,00 NOK', '0 items']],
  ['what is left', { left: '3' }, ['3,00 NOK not traced to a customer']],
  [
    'that the service gave the figures of all customers',
    { left: '3', ofAll: 2 },
    ['3,00 NOK couldn’t be traced: the service gave the figures of all customers'],
  ],
  [
    'how many could not be loaded',
    { left: '3', unread: 1 },
    [
      ...['3,00 NOK not traced to a customer'],
      ...['1 customer couldn’t be checked: aging couldn’t be loaded', 'Retry'],
    ],
  ],
])('a difference that was looked for tells %s', (_, found, texts) => {
  const markup = renderPage(
    <LocatedCustomers
      {...{ clientNo: '1001', currency: 'NOK', due: null }}
      found={{ ...none, ...found }}
      onAgain={() => {}}
    />,
  )
  expect(markup.split(/<[^>]*>/).filter((text) => text !== '')).toEqual(texts)
})
