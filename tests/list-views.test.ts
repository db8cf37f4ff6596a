import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ViewList, viewListRights, viewLists } from '@/lib/contracts/desk/views'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'

/** Components of which the address holds what they show. */
const pages = globSync('components/**/*.tsx')
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => /use(QueryStates|QueryState|FiltersView|SearchView)\(/.test(code))

/** Why a page whose address holds something has no views. */
const withoutViews: Record<string, string> = {
  'bank-agreements/agreements-page.tsx': 'the address holds an open agreement alone',
  'batches/batches-page.tsx': 'the address holds a page of the list alone',
  'bulk-actions/bulk-action-page.tsx': 'one object',
  'codes/codes-page.tsx': 'a table to look a code up in',
  'collection-reports/reports-page.tsx': 'pictures of a period, and no list',
  'companies/companies-page.tsx': 'the address holds an open company alone',
  'customer-import/customer-import-page.tsx': 'a task, and no list',
  'documents/bundles/bundles-page.tsx': 'the address holds a page and an open bundle alone',
  'invoice-registration/new-invoices-page.tsx': 'a task, and no list',
  'invoice-sending/send-page.tsx': 'a task, and no list',
  'ledger/compare/compare-page.tsx': 'one comparison, and no list',
  'payment-matching/payments-page.tsx': 'a task, and no list',
  'settlements/settlement-period.tsx': 'a part of the settlements, which have views',
}

/** The parts of a page that is put together elsewhere. */
const frames: Record<string, string> = {
  'ledger/lines/gl-items-page.tsx': 'ledger/ledger-list-page.tsx',
  'ledger/movements/movements-page.tsx': 'ledger/ledger-list-page.tsx',
}

test.each(pages.map(({ file, code }) => [file.replace('components/', ''), code]))(
  '%s has views, or stands here with a reason',
  (file, code) => {
    const frame = frames[file]
    const whole = frame ? readFileSync(`components/${frame}`, 'utf8') : code
    expect(whole.includes('<ListViews')).toBe(withoutViews[file] === undefined)
  },
)

test('no reason is of a page that is gone', () => {
  const files = pages.map(({ file }) => file.replace('components/', ''))
  expect(Object.keys(withoutViews).filter((file) => !files.includes(file))).toEqual([])
})

/** What a list reads; null: the desk's own rows, of which everybody sees their part. */
const readBy: Record<ViewList, keyof typeof operations | null> = {
  search: 'searchInvoiceSummary',
  failures: 'searchInvoiceSummary',
  customers: 'listCustomers',
  items: 'listArItems',
  cases: 'listCases',
  invoices: 'listCollectionInvoices',
  decisions: 'listCases',
  settlements: 'listSettlements',
  activity: null,
  bulkActions: null,
  stops: 'listCustomers',
  aging: 'listAdbIntervals',
  glItems: 'listGlItems',
  glMovements: 'listGlMovements',
  documents: 'listDocuments',
  storedFiles: 'listFiles',
  files: 'listBundles',
}

test.each(viewLists)('a view of %s is seen by whoever may read the list', (list) => {
  const name = readBy[list]
  const right = name === null ? null : (operations[name] satisfies Operation).right
  expect(viewListRights[list]).toBe(right)
})
