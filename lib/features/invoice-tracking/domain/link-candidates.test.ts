import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type InvoiceFacts,
  toCollectionInvoiceFacts,
  toItemFacts,
  toStatusFacts,
} from './invoice-facts'
import { linkCandidates, noManualLinks } from './link-candidates'
import { compareFacts } from './link-rules'

const answer = {
  ReceiptId: 'b0c6d3ae-1',
  Transaction: {
    InvoiceNumber: '2026-10442',
    KID: '2026 1044 2000',
    InvoiceeName: 'Kari  Nordmann',
  },
}
const invoice = toStatusFacts(answer)
const debtor = { role: 'PRIMARY_DEBTOR', name: 'kari nordmann', customerNumber: '10001' }
const collectionInvoice = {
  id: 'c1',
  uniqueSourceInvoiceId: 's-10442',
  invoiceNumber: '2026-10442',
  ocrReferenceNumber: '202610442000',
  debtors: [debtor],
}
const collectionInvoiceWith = (changes: object) =>
  toCollectionInvoiceFacts({ ...collectionInvoice, ...changes })
const itemWith = (changes: object, customers = [{ customerNo: '10001', name: 'Kari Nordmann' }]) =>
  toItemFacts(
    {
      arItemId: 7,
      documentUuid: 'u-7',
      documentNo: '2026-10442',
      kid: '202610442000',
      customerNo: '10001',
      ...changes,
    },
    customers,
  )
const link = (...candidates: InvoiceFacts[]) => linkCandidates(invoice, candidates, noManualLinks)

describe('a candidate', () => {
  test('of the same reference, number and customer is likely', () => {
    expect(link(collectionInvoiceWith({}))).toMatchObject({
      linked: { id: 'c1', strength: 'likely' },
      offered: [],
    })
    expect(link(itemWith({}))).toMatchObject({
      linked: { id: '7', strength: 'likely' },
      offered: [],
    })
  })

  test.each([
    ['another number', collectionInvoiceWith({ invoiceNumber: '2026-10443' })],
    ['no number', collectionInvoiceWith({ invoiceNumber: null })],
    ['another customer', collectionInvoiceWith({ debtors: [{ ...debtor, name: 'Ola Nordmann' }] })],
    ['a customer that is not known', collectionInvoiceWith({ debtors: [] })],
    ['a customer that was not read', itemWith({}, [])],
    ['another reference', collectionInvoiceWith({ ocrReferenceNumber: '1' })],
    ['no reference', collectionInvoiceWith({ ocrReferenceNumber: ' ' })],
  ])('with %s is offered and does not link', (_, candidate) => {
    expect(link(candidate)).toMatchObject({
      linked: null,
      offered: [{ id: candidate.id, because: 'notEnough' }],
    })
  })

  test('that shares nothing, or the customer alone, is not offered', () => {
    expect(link(collectionInvoiceWith({ invoiceNumber: '1', ocrReferenceNumber: '2' }))).toEqual({
      linked: null,
      offered: [],
    })
  })

  test('of the same identifier is sure, whatever else it says', () => {
    const same = collectionInvoiceWith({
      uniqueSourceInvoiceId: ' B0C6D3AE-1',
      invoiceNumber: '1',
      ocrReferenceNumber: '2',
    })
    expect(link(same)).toMatchObject({
      linked: { id: 'c1', strength: 'sure', evidence: { identifier: 'same', number: 'differs' } },
    })
    expect(
      linkCandidates(toStatusFacts(answer, 'u-7'), [itemWith({})], noManualLinks).linked,
    ).toMatchObject({ id: '7', strength: 'sure' })
  })

  test('that is sure goes before one that is likely, which stays offered', () => {
    const sure = collectionInvoiceWith({
      id: 'c2',
      uniqueSourceInvoiceId: 'b0c6d3ae-1',
      ocrReferenceNumber: '2',
    })
    expect(link(collectionInvoiceWith({}), sure)).toMatchObject({
      linked: { id: 'c2', strength: 'sure' },
      offered: [{ id: 'c1', because: 'another' }],
    })
  })

  test('that was read twice is one', () => {
    expect(link(collectionInvoiceWith({}), collectionInvoiceWith({})).linked).toMatchObject({
      id: 'c1',
      strength: 'likely',
    })
  })
})

describe('what two areas tell', () => {
  const nothing: InvoiceFacts = {
    id: null,
    identifiers: [],
    reference: null,
    number: null,
    customerNumber: null,
    customerName: null,
  }
  const compared = (one: Partial<InvoiceFacts>, other: Partial<InvoiceFacts>) =>
    compareFacts({ ...nothing, ...one }, { ...nothing, ...other })

  test('is untold where either of them does not tell', () => {
    const untold = {
      identifier: 'untold',
      reference: 'untold',
      number: 'untold',
      customer: 'untold',
    }
    const all = {
      identifiers: ['x'],
      reference: 'r',
      number: '1',
      customerNumber: '10',
      customerName: 'kari',
    }
    for (const [one, other] of [
      [all, {}],
      [{}, all],
      [{}, {}],
    ])
      expect(compared(one!, other!)).toEqual(untold)
  })

  test('is the same, or differs; identifiers never do', () => {
    const [mine, theirs] = [
      { reference: 'r', number: '1', customerNumber: '10' },
      { reference: 's', number: '2', customerNumber: '20' },
    ]
    expect(
      compared({ ...mine, identifiers: ['x', 'y'] }, { ...mine, identifiers: ['y', 'z'] }),
    ).toEqual({
      ...{ identifier: 'same', reference: 'same', number: 'same', customer: 'same' },
    })
    expect(compared({ ...mine, identifiers: ['x'] }, { ...theirs, identifiers: ['z'] })).toEqual({
      ...{ identifier: 'untold', reference: 'differs', number: 'differs', customer: 'differs' },
    })
  })

  test('of a customer is told by the numbers where both have one, and else by the names', () => {
    const [kari, ola] = [{ customerName: 'kari' }, { customerName: 'ola' }]
    expect(
      compared({ ...kari, customerNumber: '10' }, { ...kari, customerNumber: '20' }).customer,
    ).toBe('differs')
    expect(
      compared({ ...kari, customerNumber: '10' }, { ...ola, customerNumber: '10' }).customer,
    ).toBe('same')
    expect(compared({ ...kari, customerNumber: '10' }, kari).customer).toBe('same')
    expect(compared(kari, { ...kari, customerNumber: '10' }).customer).toBe('same')
    expect(compared({ ...kari, customerNumber: '10' }, ola).customer).toBe('differs')
  })
})

describe('an ambiguous reference', () => {
  test('links neither of the two that share it, though number and customer agree with one', () => {
    const { linked, offered } = link(
      collectionInvoiceWith({}),
      collectionInvoiceWith({ id: 'c2', invoiceNumber: '2026-10443' }),
    )
    expect(linked).toBeNull()
    expect(offered.map(({ id, because }) => [id, because])).toEqual([
      ['c1', 'shared'],
      ['c2', 'notEnough'],
    ])
  })

  test('is ambiguous too where the other has no name of its own', () => {
    expect(
      link(collectionInvoiceWith({}), collectionInvoiceWith({ id: null, invoiceNumber: '1' }))
        .linked,
    ).toBeNull()
  })

  test('is one that another invoice of distribution has', () => {
    const other = (changes: object) =>
      toStatusFacts({
        Transaction: { ...answer.Transaction, InvoiceNumber: '2026-10443', ...changes },
      })
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({})], noManualLinks, [other({})]).linked,
    ).toBeNull()
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({})], noManualLinks, [
        other({ InvoiceNumber: null }),
      ]).linked,
    ).toBeNull()
    const onceMore = toStatusFacts({
      ...answer,
      Transaction: { ...answer.Transaction, InvoiceNumber: null },
    })
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({})], noManualLinks, [onceMore]).linked,
    ).toMatchObject({ id: 'c1' })
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({})], noManualLinks, [
        other({ KID: '3' }),
        other({ InvoiceNumber: '2026-10442' }),
      ]).linked,
    ).toMatchObject({
      id: 'c1',
    })
  })
})

describe('by hand', () => {
  const another = collectionInvoiceWith({ id: 'c2', uniqueSourceInvoiceId: 'b0c6d3ae-1' })

  test('goes before every rule, and undone the rules hold again', () => {
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({}), another], { same: 'c1', notSame: [] }),
    ).toMatchObject({
      linked: { id: 'c1', strength: 'byHand', evidence: { reference: 'same' } },
      offered: [{ id: 'c2', because: 'another' }],
    })
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({}), another], noManualLinks).linked,
    ).toMatchObject({
      id: 'c2',
      strength: 'sure',
    })
  })

  test('is told with the evidence of its own, whichever stands first', () => {
    const other = collectionInvoiceWith({ id: 'c3', invoiceNumber: '1', ocrReferenceNumber: '2' })
    expect(
      linkCandidates(invoice, [other, collectionInvoiceWith({})], { same: 'c1', notSame: [] })
        .linked?.evidence?.number,
    ).toBe('same')
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({}), other], { same: 'c3', notSame: [] })
        .linked?.evidence?.number,
    ).toBe('differs')
  })

  test('holds for what was not read', () => {
    expect(linkCandidates(invoice, [], { same: 'c9', notSame: [] }).linked).toEqual({
      id: 'c9',
      strength: 'byHand',
      evidence: null,
    })
  })

  test('what is not the same is neither linked nor offered, and its reference stays shared', () => {
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({}), collectionInvoiceWith({ id: 'c2' })], {
        same: null,
        notSame: ['c2'],
      }),
    ).toMatchObject({
      linked: null,
      offered: [{ id: 'c1', because: 'shared' }],
    })
    expect(
      linkCandidates(invoice, [collectionInvoiceWith({})], { same: null, notSame: ['c1'] }),
    ).toEqual({
      linked: null,
      offered: [],
    })
  })
})

const few = (...words: string[]) => fc.constantFrom(...words, null)
const facts: fc.Arbitrary<InvoiceFacts> = fc.record({
  id: fc.option(fc.nat(20).map(String), { freq: 8 }),
  identifiers: fc.subarray(['x', 'y', 'z'], { maxLength: 1 }),
  reference: few('r1', 'r2'),
  number: few('1', '2'),
  customerNumber: few('10', '20'),
  customerName: few('kari', 'ola'),
})
const distinct = fc.uniqueArray(facts, { maxLength: 6, selector: ({ id }) => id ?? Symbol() })

describe('random candidates', () => {
  const isSame = (one: string | null, other: string | null) => one !== null && one === other

  test('never link by a reference that two invoices share, nor by less than a rule asks for', () => {
    let links = 0
    fc.assert(
      fc.property(
        facts,
        distinct,
        fc.array(facts, { maxLength: 2 }),
        (mine, candidates, others) => {
          const { linked, offered } = linkCandidates(mine, candidates, noManualLinks, others)
          if (!linked) return
          links++
          const theirs = candidates.find(({ id }) => id === linked.id)!
          const sharing = (each: InvoiceFacts) =>
            each.identifiers.some((identifier) => mine.identifiers.includes(identifier))
          expect(offered.map(({ id }) => id)).not.toContain(linked.id)
          if (linked.strength === 'sure') {
            expect(candidates.filter(sharing)).toEqual([theirs])
            return
          }
          expect(
            isSame(mine.reference, theirs.reference) && isSame(mine.number, theirs.number),
          ).toBe(true)
          const isNumbered = mine.customerNumber !== null && theirs.customerNumber !== null
          expect(
            isNumbered
              ? mine.customerNumber === theirs.customerNumber
              : isSame(mine.customerName, theirs.customerName),
          ).toBe(true)
          expect(candidates.filter(({ reference }) => reference === mine.reference)).toEqual([
            theirs,
          ])
          const strangers = others.filter((each) => each.number !== mine.number && !sharing(each))
          expect(strangers.map(({ reference }) => reference)).not.toContain(mine.reference)
        },
      ),
      { numRuns: 5_000, seed: 6 },
    )
    expect(links).toBeGreaterThan(100)
  })

  test('of which two share a reference and no identifier are never linked by themselves', () =>
    fc.assert(
      fc.property(facts, facts, facts, distinct, (mine, one, two, more) => {
        const shared = (each: InvoiceFacts, id: string) => ({
          ...each,
          id,
          identifiers: [],
          reference: 'r1',
        })
        const candidates = [
          ...more.map((each) => ({ ...each, identifiers: [] })),
          shared(one, 'a'),
          shared(two, 'b'),
        ]
        const { linked, offered } = linkCandidates(
          { ...mine, reference: 'r1' },
          candidates,
          noManualLinks,
        )
        expect(linked).toBeNull()
        expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b']))
      }),
      { numRuns: 1_000 },
    ))

  test('link the same in every order', () =>
    fc.assert(
      fc.property(facts, distinct, (mine, candidates) => {
        const [there, back] = [
          linkCandidates(mine, candidates, noManualLinks),
          linkCandidates(mine, candidates.toReversed(), noManualLinks),
        ]
        expect(back.linked).toEqual(there.linked)
        expect(back.offered.toReversed()).toEqual(there.offered)
      }),
      { numRuns: 1_000 },
    ))
})
