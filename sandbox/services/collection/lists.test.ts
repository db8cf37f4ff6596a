import { describe, expect, test } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { createFreshOrganization } from '../../testing/fresh-organization'

const sandbox = sandboxUnderTest()

const fresh = () => createFreshOrganization(sandbox)

describe('a list', () => {
  test.each<
    [string, (one: CollectionInvoice) => string, (one: CollectionInvoice, value: string) => boolean]
  >([
    ['Status', () => 'OPEN', ({ status }, value) => status === value],
    ['Type', () => 'COLLECTION_NOTICE', ({ type }, value) => type === value],
    [
      'InvoiceNumber',
      ({ invoiceNumber }) => invoiceNumber!,
      ({ invoiceNumber }, value) => invoiceNumber === value,
    ],
    [
      'UniqueSourceInvoiceId',
      ({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId!,
      ({ uniqueSourceInvoiceId }, value) => uniqueSourceInvoiceId === value,
    ],
    [
      'CustomerNumber',
      ({ debtors }) => debtors![0]!.customerNumber!,
      ({ debtors }, value) => debtors![0]?.customerNumber === value,
    ],
    ['From', ({ createdAt }) => createdAt!, ({ createdAt }, value) => createdAt! >= value],
    [
      'From',
      ({ createdAt }) => createdAt!.slice(0, 10),
      ({ createdAt }, value) => createdAt!.slice(0, 10) >= value,
    ],
    [
      'To',
      ({ createdAt }) => createdAt!.slice(0, 10),
      ({ createdAt }, value) => createdAt!.slice(0, 10) <= value,
    ],
  ])('of invoices by %s holds those and no others, newest first', async (name, wanted, matches) => {
    const { all } = await fresh()
    const invoices = await all<CollectionInvoice>('/invoices')
    const value = wanted(invoices[20]!)
    const found = await all<CollectionInvoice>(`/invoices?${name}=${encodeURIComponent(value)}`)
    expect(found.map(({ id }) => id)).toEqual(
      invoices.filter((one) => matches(one, value)).map(({ id }) => id),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(invoices.length)
  })

  test.each<
    [string, (one: CollectionCase) => string, (one: CollectionCase, value: string) => boolean]
  >([
    ['Status', () => 'OPEN', ({ status }, value) => status === value],
    ['Type', () => 'COLLECTION_NOTICE', ({ type }, value) => type === value],
    [
      'CaseNumber',
      ({ caseNumber }) => String(caseNumber),
      ({ caseNumber }, value) => String(caseNumber) === value,
    ],
    [
      'CustomerNumber',
      ({ debtors }) => debtors![0]!.customerNumber!,
      ({ debtors }, value) => debtors![0]?.customerNumber === value,
    ],
    [
      'UniqueSourceInvoiceId',
      ({ invoices }) => invoices!.at(-1)!.uniqueSourceInvoiceId!,
      holdsSourceId,
    ],
    ['SearchTerm', ({ caseNumber }) => String(caseNumber).slice(2), isFound],
    ['SearchTerm', ({ invoices }) => invoices![0]!.invoiceNumber!.slice(3), isFound],
    ['SearchTerm', ({ debtors }) => debtors![0]!.fullName!.slice(1, 6).toUpperCase(), isFound],
    ['SearchTerm', () => '%', isFound],
    [
      'FromCreatedAt',
      ({ registeredAt }) => registeredAt!,
      ({ registeredAt }, value) => registeredAt! >= value,
    ],
    [
      'ToCreatedAt',
      ({ registeredAt }) => registeredAt!.slice(0, 10),
      ({ registeredAt }, value) => registeredAt!.slice(0, 10) <= value,
    ],
  ])('of cases by %s holds those and no others, newest first', async (name, wanted, matches) => {
    const { all } = await fresh()
    const cases = await all<CollectionCase>('/cases')
    const value = wanted(cases[15]!)
    const found = await all<CollectionCase>(
      `/cases?PageSize=3&${name}=${encodeURIComponent(value)}`,
    )
    expect(found.map(({ caseId }) => caseId)).toEqual(
      cases.filter((one) => matches(one, value)).map(({ caseId }) => caseId),
    )
    expect(found.length).toBeLessThan(cases.length)
  })

  test('goes on under its token to the very end, with no row twice', async () => {
    const { all } = await fresh()
    const whole = await all<CollectionCase>('/cases')
    const inParts = await all<CollectionCase>('/cases?PageSize=4')
    expect(inParts).toEqual(whole)
    expect(new Set(inParts.map(({ caseId }) => caseId)).size).toBe(inParts.length)
  })

  test.each(['x', 'YWZ0ZXIgMQ==', 'YWZ0ZXIgeA'])('refuses the token %s', async (token) => {
    const { status } = await fresh()
    expect(await status(`/invoices?PageToken=${encodeURIComponent(token)}`)).toBe(400)
  })
})

function holdsSourceId({ invoices }: CollectionCase, value: string) {
  return invoices!.some(({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId === value)
}

function isFound({ caseNumber, invoices, debtors }: CollectionCase, value: string) {
  const texts = [
    String(caseNumber),
    ...invoices!.map(({ invoiceNumber }) => invoiceNumber),
    ...debtors!.map(({ fullName }) => fullName),
  ]
  const fold = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
  return texts.some((text) => text && fold(text).includes(fold(value)))
}
