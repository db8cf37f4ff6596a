import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InvoiceFacts, toClaimFacts, toItemFacts, toStatusFacts } from './invoice-facts'
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
const claim = {
  id: 'c1',
  uniqueSourceInvoiceId: 's-10442',
  invoiceNumber: '2026-10442',
  ocrReferenceNumber: '202610442000',
  debtors: [debtor],
}
const claimWith = (changes: object) => toClaimFacts({ ...claim, ...changes })
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
const join = (...candidates: InvoiceFacts[]) => linkCandidates(invoice, candidates, noManualLinks)

describe('a candidate', () => {
  test('of the same reference, number and customer is likely', () => {
    expect(join(claimWith({}))).toMatchObject({
      joined: { id: 'c1', strength: 'likely' },
      offered: [],
    })
    expect(join(itemWith({}))).toMatchObject({
      joined: { id: '7', strength: 'likely' },
      offered: [],
    })
  })

  test.each([
    ['another number', claimWith({ invoiceNumber: '2026-10443' })],
    ['no number', claimWith({ invoiceNumber: null })],
    ['another customer', claimWith({ debtors: [{ ...debtor, name: 'Ola Nordmann' }] })],
    ['a customer that is not known', claimWith({ debtors: [] })],
    ['a customer that was not read', itemWith({}, [])],
    ['another reference', claimWith({ ocrReferenceNumber: '1' })],
    ['no reference', claimWith({ ocrReferenceNumber: ' ' })],
  ])('with %s is offered and does not join', (_, candidate) => {
    expect(join(candidate)).toMatchObject({
      joined: null,
      offered: [{ id: candidate.id, because: 'notEnough' }],
    })
  })

  test('that shares nothing, or the customer alone, is not offered', () => {
    expect(join(claimWith({ invoiceNumber: '1', ocrReferenceNumber: '2' }))).toEqual({
      joined: null,
      offered: [],
    })
  })

  test('of the same identifier is sure, whatever else it says', () => {
    const same = claimWith({
      uniqueSourceInvoiceId: ' B0C6D3AE-1',
      invoiceNumber: '1',
      ocrReferenceNumber: '2',
    })
    expect(join(same)).toMatchObject({
      joined: { id: 'c1', strength: 'sure', evidence: { identifier: 'same', number: 'differs' } },
    })
    expect(
      linkCandidates(toStatusFacts(answer, 'u-7'), [itemWith({})], noManualLinks).joined,
    ).toMatchObject({ id: '7', strength: 'sure' })
  })

  test('that is sure goes before one that is likely, which stays offered', () => {
    const sure = claimWith({
      id: 'c2',
      uniqueSourceInvoiceId: 'b0c6d3ae-1',
      ocrReferenceNumber: '2',
    })
    expect(join(claimWith({}), sure)).toMatchObject({
      joined: { id: 'c2', strength: 'sure' },
      offered: [{ id: 'c1', because: 'another' }],
    })
  })

  test('that was read twice is one', () => {
    expect(join(claimWith({}), claimWith({})).joined).toMatchObject({
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
  test('joins neither of the two that share it, though number and customer agree with one', () => {
    const { joined, offered } = join(
      claimWith({}),
      claimWith({ id: 'c2', invoiceNumber: '2026-10443' }),
    )
    expect(joined).toBeNull()
    expect(offered.map(({ id, because }) => [id, because])).toEqual([
      ['c1', 'shared'],
      ['c2', 'notEnough'],
    ])
  })

  test('is ambiguous too where the other has no name of its own', () => {
    expect(join(claimWith({}), claimWith({ id: null, invoiceNumber: '1' })).joined).toBeNull()
  })

  test('is one that another invoice of distribution has', () => {
    const other = (changes: object) =>
      toStatusFacts({
        Transaction: { ...answer.Transaction, InvoiceNumber: '2026-10443', ...changes },
      })
    expect(linkCandidates(invoice, [claimWith({})], noManualLinks, [other({})]).joined).toBeNull()
    expect(
      linkCandidates(invoice, [claimWith({})], noManualLinks, [other({ InvoiceNumber: null })])
        .joined,
    ).toBeNull()
    const onceMore = toStatusFacts({
      ...answer,
      Transaction: { ...answer.Transaction, InvoiceNumber: null },
    })
    expect(
      linkCandidates(invoice, [claimWith({})], noManualLinks, [onceMore]).joined,
    ).toMatchObject({ id: 'c1' })
    expect(
      linkCandidates(invoice, [claimWith({})], noManualLinks, [
        other({ KID: '3' }),
        other({ InvoiceNumber: '2026-10442' }),
      ]).joined,
    ).toMatchObject({
      id: 'c1',
    })
  })
})

describe('by hand', () => {
  const another = claimWith({ id: 'c2', uniqueSourceInvoiceId: 'b0c6d3ae-1' })

  test('goes before every rule, and undone the rules hold again', () => {
    expect(
      linkCandidates(invoice, [claimWith({}), another], { same: 'c1', notSame: [] }),
    ).toMatchObject({
      joined: { id: 'c1', strength: 'byHand', evidence: { reference: 'same' } },
      offered: [{ id: 'c2', because: 'another' }],
    })
    expect(linkCandidates(invoice, [claimWith({}), another], noManualLinks).joined).toMatchObject({
      id: 'c2',
      strength: 'sure',
    })
  })

  test('is told with the evidence of its own, whichever stands first', () => {
    const other = claimWith({ id: 'c3', invoiceNumber: '1', ocrReferenceNumber: '2' })
    expect(
      linkCandidates(invoice, [other, claimWith({})], { same: 'c1', notSame: [] }).joined?.evidence
        ?.number,
    ).toBe('same')
    expect(
      linkCandidates(invoice, [claimWith({}), other], { same: 'c3', notSame: [] }).joined?.evidence
        ?.number,
    ).toBe('differs')
  })

  test('holds for what was not read', () => {
    expect(linkCandidates(invoice, [], { same: 'c9', notSame: [] }).joined).toEqual({
      id: 'c9',
      strength: 'byHand',
      evidence: null,
    })
  })

  test('what is not the same is neither joined nor offered, and its reference stays shared', () => {
    expect(
      linkCandidates(invoice, [claimWith({}), claimWith({ id: 'c2' })], {
        same: null,
        notSame: ['c2'],
      }),
    ).toMatchObject({
      joined: null,
      offered: [{ id: 'c1', because: 'shared' }],
    })
    expect(linkCandidates(invoice, [claimWith({})], { same: null, notSame: ['c1'] })).toEqual({
      joined: null,
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

  test('never join by a reference that two invoices share, nor by less than a rule asks for', () => {
    let joins = 0
    fc.assert(
      fc.property(
        facts,
        distinct,
        fc.array(facts, { maxLength: 2 }),
        (mine, candidates, others) => {
          const { joined, offered } = linkCandidates(mine, candidates, noManualLinks, others)
          if (!joined) return
          joins++
          const theirs = candidates.find(({ id }) => id === joined.id)!
          const sharing = (each: InvoiceFacts) =>
            each.identifiers.some((identifier) => mine.identifiers.includes(identifier))
          expect(offered.map(({ id }) => id)).not.toContain(joined.id)
          if (joined.strength === 'sure') {
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
    expect(joins).toBeGreaterThan(100)
  })

  test('of which two share a reference and no identifier are never joined by themselves', () =>
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
        const { joined, offered } = linkCandidates(
          { ...mine, reference: 'r1' },
          candidates,
          noManualLinks,
        )
        expect(joined).toBeNull()
        expect(offered.map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b']))
      }),
      { numRuns: 1_000 },
    ))

  test('join the same in every order', () =>
    fc.assert(
      fc.property(facts, distinct, (mine, candidates) => {
        const [there, back] = [
          linkCandidates(mine, candidates, noManualLinks),
          linkCandidates(mine, candidates.toReversed(), noManualLinks),
        ]
        expect(back.joined).toEqual(there.joined)
        expect(back.offered.toReversed()).toEqual(there.offered)
      }),
      { numRuns: 1_000 },
    ))
})
