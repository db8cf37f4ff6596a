import { afterEach, expect, test, vi } from 'vitest'
import {
  type ReadInvoice,
  type ResendTerms,
  toFailedInvoice,
} from '@/lib/features/invoice-sending/domain/resend'
import { mountHook } from '@/tests/support/mount-hook'
import { usePreparedResends } from './use-prepared-resends'

afterEach(() => void vi.unstubAllGlobals())

const read = (TransactionRid: number, more: { InvoiceNumber?: string; Total?: string } = {}) => {
  const { InvoiceNumber = '2026-1', Total = '1250.00' } = more
  const invoice = toFailedInvoice({
    ...{ TransactionRid, CompanyId: 501, Status: 'Failed', InvoiceType: 'Invoice' },
    ...{ InvoiceNumber, InvoiceeName: 'Solveig Tveit', RequestedChannel: 'E-mail' },
  })!
  const view = {
    ...{ InvoiceNumber, InvoiceType: 'Invoice', Currency: 'NOK', InvoiceDate: '2026-03-05' },
    ...{ DueDate: '2026-03-26', Vat: '0.00', Total },
    Invoicer: { Name: 'Nordkust Energi AS', OrganizationNumber: '984842252' },
    Invoicee: { Name: 'Solveig Tveit', Address: ['Storgata 7', '0184 Oslo'] },
    Lines: [{ Text: 'Electricity', Quantity: '1', Amount: Total }],
  }
  const customer = {
    ...{ name: 'Solveig Tveit', emailAddressDocument: ['solveig@post.example'] },
    postalAddress: { addressLine1: 'Storgata 7', postalCode: '0184', cityName: 'Oslo' },
  }
  const found = { is: 'found', customerNo: '10001', customer } as const
  return {
    ...{ invoice, view, found, standing: {} },
    identifier: `s-${TransactionRid}`,
  } satisfies ReadInvoice
}
const terms: ResendTerms = {
  ...{ today: '2026-03-12', dueDate: '', account: '', checks: null },
  isReplaced: () => false,
  findCompany: () => ({ CompanyId: 501, Name: 'Nordkust', CountryCode: 'NO' }),
}

async function list(all: readonly ReadInvoice[], more: Partial<ResendTerms> = {}) {
  const own = { ...terms, ...more }
  const hook = await mountHook(
    () => usePreparedResends(all, own),
    (part) => part,
  )
  await hook.waitFor(({ isCurrent }) => expect(isCurrent).toBe(true))
  const { documents } = hook.get()
  await hook.unmount()
  return documents.map(({ verdict, reasons }) => [verdict, ...reasons.map(({ is }) => is)])
}

test('an invoice that failed twice under one number goes out once, the newest of them', async () => {
  expect(await list([read(9), read(8), read(7, { InvoiceNumber: '2026-2' })])).toEqual([
    ['ready'],
    ['doubtful', 'double'],
    ['ready'],
  ])
})

test('neither of two goes out by itself where they ask for different amounts', async () => {
  expect(await list([read(9), read(8, { Total: '1250.10' })])).toEqual([
    ['doubtful', 'double'],
    ['doubtful', 'double'],
  ])
})

test('none goes out by itself beside one in whose place something was sent', async () => {
  const isReplaced: ResendTerms['isReplaced'] = ({ replaces }) => replaces.transactionRid === 8
  expect(await list([read(9), read(8)], { isReplaced })).toEqual([
    ['doubtful', 'double'],
    ['replaced', 'replaced'],
  ])
})
