import { describe, expect, test } from 'vitest'
import type { DocumentSubmission, NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { journal } from '@/lib/platform/database/schema'
import {
  arrivedAt,
  asKari,
  asOla,
  deskUnderTest,
  endPauses,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { documentService } from '@/tests/support/document-service'
import { json } from '@/tests/support/fake-upstream'
import { everyRight } from '@/tests/support/tokens'
import { submitDocument } from './submit-document'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12'
const document: NewDocument = {
  ...{ documentType: 'IN', customerNo: '10001', subCustomerNo: '', documentNo: '2026-90001' },
  ...{ documentDate: '2026-11-26', dueDate: '2026-12-10', currency: 'NOK', language: '' },
  ...{ kid: '', amounts: { exclVat: 1000.1, vat: 250.02, inclVat: 1250.12 }, lines: [] },
  ...{ customerMessage: '', sellerReference: '', buyerReference: 'PO 7', additionalReference: '' },
  ...{ salesOrderId: '', purchaseOrderId: '', distribution: '', einvoiceCode: null },
}
const plain = { articleNo: '', quantity: null, unit: '', price: null }
const submission: DocumentSubmission = {
  ...{ idempotencyKey, userName: 'kari', clientNo: '1001', document },
}
const sent = {
  ...{ documentType: 'IN', customerNo: '10001', documentNo: '2026-90001', currency: 'NOK' },
  ...{ documentDate: '2026-11-26', dueDate: '2026-12-10', buyerReference: 'PO 7' },
  currencyAmounts: { exclVat: 1000.1, vat: 250.02, inclVat: 1250.12 },
}
const another = { ...submission, idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13' }
const posts = () => arrivedAt(desk).filter(({ method }) => method === 'POST')
const check = () => checkOutcome({ idempotencyKey, operation: 'createDocument' })
const states = async () => (await desk.journalRows()).map(({ state }) => state)
const isCreated = (isFound: boolean) => ({ ok: true, value: { outcome: 'created', isFound } })
const passTime = (ms = 121_000) =>
  desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - ms) })

test('a document is sent once, however often it arrives, and found by its number', async () => {
  await asKari()
  const service = documentService(desk)
  for (const result of [await submitDocument(submission), await submitDocument(submission)])
    expect(result).toEqual(isCreated(true))
  expect(posts().map(({ text }) => JSON.parse(text))).toEqual([
    { metadata: { userId: 'kari' }, documents: [sent] },
  ])
  expect(service.held).toHaveLength(1)
  expect(await desk.journalRows()).toMatchObject([
    { operation: 'createDocument', state: 'done', target: '10001', clientNo: '1001' },
  ])
})

test('lines go out numbered, those without amounts as texts, and what is blank does not', async () => {
  await asKari()
  documentService(desk)
  const amounts = { exclVat: 1000.1, vat: 250.02, inclVat: 1250.12 }
  const lines = [
    { text: 'Delivery', articleNo: 'A-7', quantity: 4, unit: 'h', price: 250.025, amounts },
    { ...plain, text: 'As agreed', amounts: null },
  ]
  await submitDocument({
    ...submission,
    document: {
      ...{ ...document, lines, distribution: 'M', einvoiceCode: 90, dueDate: null },
      subCustomerNo: '10001-2',
    },
  })
  const { dueDate: _, ...rest } = sent
  expect(JSON.parse(posts()[0]!.text).documents).toEqual([
    {
      ...rest,
      ...{ subCustomerNo: '10001-2', distribution: { type: 'M', einvoiceCode: 90 } },
      documentLines: [
        {
          ...{ lineNo: 1, lineType: 'PLH', articleNo: 'A-7', lineText: 'Delivery' },
          ...{ quantityUnit: 'h', quantity: 4, price: 250.025, currencyAmounts: amounts },
        },
        { lineNo: 2, lineType: 'TXT', lineText: 'As agreed' },
      ],
    },
  ])
})

test('a page that is older than articles and sub-customers sends as it did', async () => {
  await asKari()
  documentService(desk)
  const { subCustomerNo: _, ...older } = document
  const lines = [{ text: 'Delivery', amounts: document.amounts }]
  const old = { ...submission, document: { ...older, lines } } as unknown as DocumentSubmission
  expect(await submitDocument(old)).toEqual(isCreated(true))
  expect(JSON.parse(posts()[0]!.text).documents).toEqual([
    {
      ...sent,
      documentLines: [
        { lineNo: 1, lineType: 'PLH', lineText: 'Delivery', currencyAmounts: document.amounts },
      ],
    },
  ])
})

test('the same submission arriving twice at once is sent once', async () => {
  await asKari()
  documentService(desk)
  await Promise.all([submitDocument(submission), submitDocument(submission)])
  expect(posts()).toHaveLength(1)
})

test('what its first arrival created meanwhile is no document of somebody else', async () => {
  await asKari()
  const held: object[] = []
  let first: Promise<unknown> | null = null
  upstreamAnswers(desk, async (request, response) => {
    if (request.method === 'POST') {
      held.push(JSON.parse(request.text).documents[0])
      return json(response, 200, { status: 'PROCESSED', result: 'CREATED' })
    }
    if (first === null) {
      first = submitDocument(submission)
      await first
    }
    if (request.url.includes('/aritems'))
      return json(response, 200, { summary: { totalCount: 0 }, arItems: [] })
    if (held.length > 0) return json(response, 200, held[0]!)
    json(response, 404, { message: 'No such document' })
  })
  expect(await submitDocument(submission)).toEqual(isCreated(true))
  expect(held).toHaveLength(1)
})

test('one that was created after the number was seen to be free keeps it from going out', async () => {
  await asKari()
  const held: object[] = []
  let other: Promise<unknown> | null = null
  upstreamAnswers(desk, async (request, response) => {
    if (request.method === 'POST') {
      held.push(JSON.parse(request.text).documents[0])
      return json(response, 200, { status: 'PROCESSED', result: 'CREATED' })
    }
    const seen = held.length
    if (other === null) {
      other = submitDocument(another)
      await other
    }
    if (request.url.includes('/aritems'))
      return json(response, 200, { summary: { totalCount: 0 }, arItems: [] })
    if (seen > 0) return json(response, 200, held[0]!)
    json(response, 404, { message: 'No such document' })
  })
  expect(await submitDocument(submission)).toMatchObject({
    failure: { kind: 'not-sent', code: 'outcome-open' },
  })
  expect(held).toHaveLength(1)
})

test('two with the same number at once are sent once at most', async () => {
  await asKari()
  const service = documentService(desk)
  await Promise.all([submitDocument(submission), submitDocument(another)])
  expect(service.held.length).toBeLessThanOrEqual(1)
})

describe('nothing is sent', () => {
  test.each<[string, Partial<NewDocument>, string]>([
    [
      'where VAT does not make the total',
      { amounts: { exclVat: 1000.1, vat: 250.02, inclVat: 1250.13 } },
      'amounts.inclVat',
    ],
    [
      'where the lines come to less',
      {
        lines: [
          { ...plain, text: '', amounts: { exclVat: 1000.09, vat: 250.02, inclVat: 1250.11 } },
        ],
      },
      'amounts.exclVat',
    ],
    [
      'where a line does not add up',
      {
        lines: [
          { ...plain, text: '', amounts: { exclVat: 1000.1, vat: 250.03, inclVat: 1250.12 } },
        ],
      },
      'lines.0',
    ],
    [
      'where an invoice is below zero',
      { amounts: { exclVat: -80, vat: -20, inclVat: -100 } },
      'amounts.inclVat',
    ],
    ['where a credit note is above zero', { documentType: 'CN' }, 'amounts.inclVat'],
    [
      'of an identity number in the message',
      { customerMessage: 'Born 150885 98765' },
      'customerMessage',
    ],
    ['of one in a reference', { buyerReference: '15088598765' }, 'buyerReference'],
    [
      'of one in a line',
      { lines: [{ ...plain, text: '150885-98765', amounts: null }] },
      'lines.0.text',
    ],
  ])('%s', async (_, change, field) => {
    await asKari()
    documentService(desk)
    expect(
      await submitDocument({ ...submission, document: { ...document, ...change } }),
    ).toMatchObject({ failure: { kind: 'invalid', fields: { [field]: expect.any(String) } } })
    expect(posts()).toEqual([])
    expect(await states()).toEqual([])
  })

  test('of a hostile number or currency, and without the right', async () => {
    await asKari()
    documentService(desk)
    for (const wrong of [
      { documentNo: '../1' },
      { documentNo: '' },
      { currency: 'nok' },
      { currency: 'NOKK' },
      { amounts: { exclVat: 1e300, vat: 0, inclVat: 1e300 } },
      { lines: Array(201).fill({ text: 'x', amounts: null }) },
    ])
      expect(
        await submitDocument({ ...submission, document: { ...document, ...wrong } }),
      ).toMatchObject({ failure: { kind: 'invalid' } })
    await asKari({ rights: everyRight.filter((right) => right !== 'write:arm.customer') })
    expect(await submitDocument(submission)).toMatchObject({ failure: { kind: 'forbidden' } })
    expect(posts()).toEqual([])
  })

  test('where a document has the number, of whichever customer, and whose is told', async () => {
    await asKari()
    const service = documentService(desk)
    service.held.push({ ...sent, customerNo: '7' })
    expect(await submitDocument(submission)).toEqual({
      ok: true,
      value: {
        outcome: 'exists',
        existing: [{ customerNo: '7', documentType: 'IN', amount: 1250.12, currency: 'NOK' }],
      },
    })
    expect(posts()).toEqual([])
    expect(await states()).toEqual([])
  })

  test('where items of two customers have it, though no document is read', async () => {
    await asKari()
    const service = documentService(desk)
    for (const customerNo of ['7', '8'])
      service.items.push({ documentNo: sent.documentNo, customerNo, originalAmount: 5 })
    expect(await submitDocument(submission)).toMatchObject({
      value: { outcome: 'exists', existing: [{ customerNo: '7' }, { customerNo: '8' }] },
    })
    expect(posts()).toEqual([])
  })

  test('where a document has it of which no item is listed', async () => {
    await asKari()
    const service = documentService(desk)
    service.books = false
    service.held.push(sent)
    expect(await submitDocument(submission)).toMatchObject({ value: { outcome: 'exists' } })
    expect(posts()).toEqual([])
  })

  test('where neither read can tell that the number is free, and one that can is enough', async () => {
    await asKari()
    const service = documentService(desk)
    Object.assign(service, { reads: 'away', summary: null })
    expect(await submitDocument(submission)).toMatchObject({
      failure: { kind: 'not-sent', code: 'cannot-look' },
    })
    expect(posts()).toEqual([])
    service.summary = {}
    expect(await submitDocument(submission)).toEqual(isCreated(true))
  })

  test.each<[string, (service: ReturnType<typeof documentService>) => void]>([
    ['the reads fail', (service) => (service.readFaults = [503, 503, 503, 503, 503, 503])],
    ['the document can’t be read', (service) => (service.down = 'documents')],
    ['the items can’t be read', (service) => (service.down = 'aritems')],
    ['another document is read than was asked for', (service) => (service.reads = 'odd')],
  ])('where %s', async (_, change) => {
    await asKari()
    change(documentService(desk))
    expect(await submitDocument(submission)).toMatchObject({ ok: false })
    expect(posts()).toEqual([])
    expect(await states()).toEqual([])
  })

  test('while an earlier one with the number is not confirmed, and of another number it is', async () => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults = ['drop-before']
    expect(await submitDocument(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    expect(await submitDocument(another)).toEqual({
      ok: true,
      value: { outcome: 'open', idempotencyKey },
    })
    expect(posts()).toHaveLength(1)
    // A number that the search of the journal finds by the customer.
    const other = { ...document, documentNo: '1000' }
    expect(await submitDocument({ ...another, document: other })).toEqual(isCreated(true))
  })

  test('while one of somebody else is not', async () => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults = ['drop-before']
    await submitDocument(submission)
    await asOla()
    expect(await submitDocument({ ...another, userName: 'ola' })).toMatchObject({
      value: { outcome: 'open' },
    })
    expect(service.held).toEqual([])
  })
})

test('items that tell another number, or none, have not this one', async () => {
  await asKari()
  const service = documentService(desk)
  service.filters = false
  service.items.push({ customerNo: '7' }, { documentNo: '2026-900010', customerNo: '7' })
  expect(await submitDocument(submission)).toEqual(isCreated(true))
})

describe('an answer that was lost', () => {
  test('after it was created: it is found at once, and not sent again', async () => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults = ['drop-after']
    for (const result of [await submitDocument(submission), await submitDocument(submission)])
      expect(result).toEqual(isCreated(true))
    expect(service.held).toHaveLength(1)
    expect(posts()).toHaveLength(1)
    expect(await states()).toEqual(['done'])
  })

  test('and a look that failed: it is unknown, and found later', async () => {
    await asKari()
    const service = documentService(desk)
    Object.assign(service, { writeFaults: ['drop-after'], readFaults: [null, null, 503, 503] })
    service.readFaults.push(...Array(4).fill(503))
    expect(await submitDocument(submission)).toMatchObject({
      failure: { kind: 'unknown-outcome' },
    })
    service.readFaults = Array(6).fill(503)
    expect(await check()).toMatchObject({ ok: false })
    expect(await states()).toEqual(['unknown'])
    service.readFaults = []
    await endPauses(desk)
    expect(await check()).toMatchObject({ value: { state: 'done', look: { found: 'applied' } } })
    expect(posts()).toHaveLength(1)
  })

  test('before it was created: that it is not there proves nothing until it can arrive no more', async () => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults = ['drop-before']
    await submitDocument(submission)
    expect(await check()).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
    expect(await submitDocument(another)).toMatchObject({ value: { outcome: 'open' } })
    await passTime(60_000)
    expect(await check()).toMatchObject({ value: { state: 'unknown' } })
    await passTime()
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
    expect(await submitDocument(another)).toEqual(isCreated(true))
    expect(service.held).toHaveLength(1)
    // What is there now is of the later one.
    expect(await check()).toMatchObject({ value: { state: 'not-applied' } })
    expect(await states()).toEqual(['not-applied', 'done'])
  })

  test.each<[string, Record<string, unknown>]>([
    ['customer', { customerNo: '7' }],
    ['amount', { currencyAmounts: { inclVat: 1250.13 } }],
    ['currency', { currency: 'SEK' }],
    ['type', { documentType: 'RN' }],
    ['date', { documentDate: '2026-11-25' }],
    ['due date', { dueDate: '2026-12-11' }],
  ])('a document that came since with another %s is not taken for it', async (_, change) => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults = ['drop-before']
    await submitDocument(submission)
    service.held.push({ ...sent, ...change })
    await passTime()
    expect(await check()).toMatchObject({
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
  })

  test.each<[string, (service: ReturnType<typeof documentService>) => void]>([
    ['the items are not counted', (service) => (service.summary = null)],
    ['not all items came', (service) => (service.summary = { totalCount: 5 })],
    [
      'the service gives no more items than came',
      (service) =>
        Object.assign(service, {
          ...{ filters: false, items: [{ arItemId: 8, documentNo: 'another' }] },
          summary: { maximumCount: 1 },
        }),
    ],
    [
      'an item came twice in the place of another',
      (service) => {
        const item = { arItemId: 8, documentNo: 'another' }
        Object.assign(service, { filters: false, items: [item, item] })
      },
    ],
    [
      'an item does not tell its number',
      (service) => Object.assign(service, { filters: false, items: [{ customerNo: '10001' }] }),
    ],
    ['another document is read than was asked for', (service) => (service.reads = 'odd')],
    ['documents can’t be read', (service) => (service.down = 'documents')],
    ['items can’t be read', (service) => (service.down = 'aritems')],
    ['the path of documents may not be there', (service) => (service.reads = 'away')],
    [
      'a document tells its number alone',
      (service) => {
        service.held.push({ documentNo: sent.documentNo, currencyAmounts: {} })
      },
    ],
  ])('it stays unknown where %s', async (_, change) => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults = ['drop-before']
    await submitDocument(submission)
    change(service)
    await passTime()
    await check()
    expect(await states()).toEqual(['unknown'])
  })

  test('is found by its item where documents are not read', async () => {
    await asKari()
    const service = documentService(desk)
    Object.assign(service, { reads: false, writeFaults: ['drop-after'] })
    expect(await submitDocument(submission)).toEqual(isCreated(true))
    expect(await states()).toEqual(['done'])
  })
})

test.each([400, 403, 404, 409, 422])('a refusal by %i is told as it is', async (status) => {
  await asKari()
  const service = documentService(desk)
  service.answer = { status, body: { errors: { 'documents[0].documentNo': 'is taken' } } }
  expect(await submitDocument(submission)).toMatchObject({
    failure: { status, fields: { 'documents[0].documentNo': 'is taken' } },
  })
  expect(await states()).toEqual(['refused'])
})

test('a document that a read does not show is submitted, and no more is said', async () => {
  await asKari()
  documentService(desk).answer = { status: 200, body: {} }
  expect(await submitDocument(submission)).toEqual(isCreated(false))
})
