import { toDatePlusDays } from '../../clock'
import type { Random } from '../random'
import {
  type CaseSeedOptions,
  dayMs,
  formatHundredths,
  makeCaseDebtor,
  makePlainInvoice,
  type SeedCase,
} from './collection-case'
import { toSeedDebtor } from './collection-debtor'
import {
  sumClaimAmounts,
  withClearedBalance,
  withClosure,
  withPause,
  withPosting,
  withStage,
} from './collection-stages'

type Tools = { random: Random; wanted: CaseSeedOptions; index: number }
type Kind = (seeded: SeedCase, tools: Tools) => SeedCase

const makeStageKind =
  (subStatus: string): Kind =>
  (seeded, { wanted, random }) =>
    withStage(seeded, subStatus, wanted.now, random.next())

/** A case of rent that may end in an eviction. */
const makeEvictionKind =
  (subStatus: string): Kind =>
  (seeded, { wanted: { now }, random }) => {
    const toIsoDaysAgo = (days: number) => new Date(now - days * dayMs).toISOString()
    const isConfirmed = subStatus.startsWith('EVICTION_CONFIRM')
    const data = {
      ...seeded.data,
      description: 'Rent',
      eviction: {
        premises: 'HOME',
        amount: Number(seeded.invoices[0]!.originalInvoiceAmount),
        currency: seeded.invoices[0]!.currency,
        noticeServedDate: toDatePlusDays(now, -20),
        socialBoardMessageDate: toDatePlusDays(now, -19),
        recoverByDate: toDatePlusDays(now, 2),
        earliestEvictionDate: toDatePlusDays(now, 4),
        requestedAt: toIsoDaysAgo(isConfirmed ? 25 : 3),
        confirmationRequestedAt: isConfirmed ? toIsoDaysAgo(2) : null,
        decideByDate: toDatePlusDays(now, 5),
        reason: 'The rent of three months is not paid',
      },
    }
    return withStage({ ...seeded, data }, subStatus, now, random.next())
  }

const withDebtors = (
  seeded: SeedCase,
  { wanted, index, random }: Tools,
  roles: string[],
): SeedCase => {
  const debtors = roles.map((role) => toSeedDebtor(random.pick(wanted.creditor.customers), role))
  const [invoice, ...others] = seeded.invoices
  return {
    ...seeded,
    invoices: [{ ...invoice!, data: { ...invoice!.data, debtors } }, ...others],
    data: {
      ...seeded.data,
      debtors: debtors.map((debtor, part) =>
        makeCaseDebtor(wanted.creditor.organizationId, index, debtor, part),
      ),
    },
  }
}

const withInvoices = (
  seeded: SeedCase,
  { wanted: { creditor }, index, random }: Tools,
  more: number,
  currency?: string,
): SeedCase => {
  const { createdAt, invoices } = seeded
  const others = Array.from({ length: more }, (_, at) =>
    makePlainInvoice(
      random,
      { creditor, createdAt, index, part: at + 1 },
      invoices[0]!.data.debtors,
    ),
  )
  const changed = others.map((other) => (currency ? { ...other, currency } : other))
  return {
    ...seeded,
    invoices: [...invoices, ...changed],
    documents: [
      ...seeded.documents,
      ...others.map(({ id }) => ({ invoiceId: id, type: 'INVOICE', createdAt })),
    ],
  }
}

const withInvoice = (
  seeded: SeedCase,
  change: (invoice: SeedCase['invoices'][number]) => Partial<SeedCase['invoices'][number]>,
): SeedCase => ({
  ...seeded,
  invoices: seeded.invoices.map((invoice, at) =>
    at === 0 ? { ...invoice, ...change(invoice) } : invoice,
  ),
})

const withAmount = (seeded: SeedCase, amount: string) =>
  withInvoice(seeded, ({ data }) => ({
    originalInvoiceAmount: amount,
    data: { ...data, claims: [{ type: 'PRINCIPAL', originalAmount: amount }] },
  }))

const longName =
  'Interessentskapet for drift og vedlikehold av fellesarealer i Øvre Sørbråten Boligsameie og tilstøtende garasjeanlegg under avvikling DA'

/** Every state and every awkward kind of case, by name. Each starts from a plain one. */
export const collectionKinds: Record<string, Kind> = {
  registered: (seeded, tools) => ({
    ...makeStageKind('REGISTERED')(seeded, tools),
    nextAt: tools.wanted.now + dayMs / 2,
  }),
  reminderSent: makeStageKind('REMINDER_SENT'),
  noticeSent: makeStageKind('COLLECTION_NOTICE_SENT'),
  onTheList: makeStageKind('DEBT_COLLECTION_LIST_MANUAL'),
  onTheListToo: makeStageKind('DEBT_COLLECTION_LIST_MANUAL'),
  evictionRequest: makeEvictionKind('EVICTION_REQUEST'),
  evictionConfirmation: makeEvictionKind('EVICTION_CONFIRMATION'),
  evictionApplied: makeEvictionKind('EVICTION_APPLIED'),
  evictionConfirmed: makeEvictionKind('EVICTION_CONFIRMED'),
  debtCollection: makeStageKind('DEBT_COLLECTION'),
  rejected: (seeded, tools) => {
    const listed = makeStageKind('DEBT_COLLECTION_LIST_MANUAL')(seeded, tools)
    const history = [
      ...listed.history,
      {
        type: 'DEBT_COLLECTION_LIST_REJECTED',
        at: tools.wanted.now - 1000,
        message: 'Pays by instalments',
      },
    ]
    return {
      ...listed,
      subStatus: 'DEBT_COLLECTION_LIST_REJECTED',
      history,
      data: { ...listed.data, decideByDate: null },
    }
  },
  paused: (seeded, tools) =>
    withPause(
      makeStageKind('REMINDER_SENT')(seeded, tools),
      'The goods are disputed',
      tools.wanted.now - dayMs,
      null,
    ),
  pausedUntil: (seeded, tools) =>
    withPause(
      makeStageKind('COLLECTION_NOTICE_SENT')(seeded, tools),
      'A payment plan is being agreed',
      tools.wanted.now - dayMs,
      toDatePlusDays(tools.wanted.now, 12),
    ),
  withdrawn: (seeded, tools) =>
    withClosure(
      makeStageKind('REMINDER_SENT')(seeded, tools),
      'WITHDRAWN',
      tools.wanted.now - 1000,
    ),
  paid: (seeded, tools) =>
    withClearedBalance(
      makeStageKind('COLLECTION_NOTICE_SENT')(seeded, tools),
      'payment',
      tools.wanted.now - 1000,
    ),
  credited: (seeded, tools) =>
    withClearedBalance(
      makeStageKind('REMINDER_SENT')(seeded, tools),
      'correction',
      tools.wanted.now - 1000,
    ),
  partlyPaid: (seeded, tools) => {
    const staged = makeStageKind('DEBT_COLLECTION')(seeded, tools)
    const third = Math.floor(sumClaimAmounts(staged.invoices[0]!) / 3)
    const once = withPosting(staged, {
      kind: 'payment',
      amount: third,
      at: tools.wanted.now - 5 * 60_000,
    })
    return withPosting(once, {
      kind: 'correction',
      amount: 5001,
      at: tools.wanted.now - 4 * 60_000,
    })
  },
  paidAboveTheClaim: (seeded, tools) => {
    const staged = makeStageKind('REMINDER_SENT')(seeded, tools)
    const amount = sumClaimAmounts(staged.invoices[0]!) + 12_050
    return withClosure(
      withPosting(staged, { kind: 'payment', amount, at: tools.wanted.now - 2000 }),
      'PAID',
      tools.wanted.now - 1000,
    )
  },
  raisedByCorrection: (seeded, tools) =>
    withPosting(makeStageKind('REMINDER_SENT')(seeded, tools), {
      kind: 'correction',
      amount: -7525,
      at: tools.wanted.now - 5 * 60_000,
    }),
  withInterest: (seeded, tools) =>
    withInvoice(
      makeStageKind('DEBT_COLLECTION')(seeded, tools),
      ({ data, originalInvoiceAmount }) => ({
        data: {
          ...data,
          claims: [
            ...data.claims,
            {
              type: 'INTEREST',
              originalAmount: formatHundredths(Math.round(Number(originalInvoiceAmount) * 1.7)),
            },
          ],
        },
      }),
    ),
  companyDebtor: (seeded, tools) => {
    const companies = tools.wanted.creditor.customers.filter(
      ({ data }) => data.customerCategory === 'COMP',
    )
    const wanted = {
      ...tools.wanted,
      creditor: {
        ...tools.wanted.creditor,
        customers: companies.length > 0 ? companies : tools.wanted.creditor.customers,
      },
    }
    return makeStageKind('COLLECTION_NOTICE_SENT')(
      withDebtors(seeded, { ...tools, wanted }, ['PRIMARY_DEBTOR']),
      tools,
    )
  },
  severalDebtors: (seeded, tools) =>
    makeStageKind('REMINDER_SENT')(
      withDebtors(seeded, tools, ['PRIMARY_DEBTOR', 'CO_DEBTOR', 'GUARANTOR']),
      tools,
    ),
  withoutDebtors: (seeded) => ({
    ...withInvoice(seeded, ({ data }) => ({ data: { ...data, debtors: [] } })),
    data: { ...seeded.data, debtors: [] },
  }),
  severalInvoices: (seeded, tools) =>
    makeStageKind('DEBT_COLLECTION_LIST_MANUAL')(withInvoices(seeded, tools, 3), tools),
  severalCurrencies: (seeded, tools) =>
    makeStageKind('REMINDER_SENT')(withInvoices(seeded, tools, 1, 'EUR'), tools),
  longNames: (seeded, tools) => {
    const { data } = withInvoice(seeded, () => ({})).invoices[0]!
    const [debtor] = data.debtors
    const named = { ...debtor, name: longName, firstname: null, lastname: null }
    return makeStageKind('REMINDER_SENT')(
      {
        ...withInvoice(seeded, () => ({
          invoiceNumber: `SAMLEFAKTURA-${'0'.repeat(40)}-${tools.index}`,
          data: { ...data, debtors: [named], description: longName },
        })),
        data: {
          ...seeded.data,
          description: longName,
          debtors: [makeCaseDebtor(tools.wanted.creditor.organizationId, tools.index, named)],
        },
      },
      tools,
    )
  },
  absentFields: (seeded, tools) => ({
    ...withInvoice(makeStageKind('REGISTERED')(seeded, tools), ({ data }) => ({
      invoiceNumber: null,
      uniqueSourceInvoiceId: null,
      data: {
        ...data,
        invoiceDate: null,
        dueDate: null,
        ocrReferenceNumber: null,
        debtors: [{ role: 'PRIMARY_DEBTOR', name: 'Ukjent' }],
      },
    })),
    data: {
      ...seeded.data,
      description: null,
      creditorNumber: null,
      kid: null,
      bankAccount: null,
      debtors: [{ fullName: 'Ukjent' }],
    },
  }),
  unknownWords: (seeded) => ({
    ...withInvoice(seeded, () => ({ status: 'UNDER_LEGAL_REVIEW', type: 'SURVEILLANCE' })),
    status: 'UNDER_LEGAL_REVIEW',
    subStatus: 'SENT_TO_BAILIFF',
    type: 'SURVEILLANCE',
    history: [
      ...seeded.history,
      { type: 'VERDICT_OBTAINED', at: seeded.createdAt + 60_000, subject: 'Verdict obtained' },
    ],
  }),
  pausedInvoice: (seeded, tools) =>
    withInvoice(makeStageKind('REMINDER_SENT')(withInvoices(seeded, tools, 1), tools), () => ({
      status: 'PAUSED',
      pauseReason: 'The meter reading is disputed',
    })),
  creditInvoice: (seeded, tools) =>
    withAmount(makeStageKind('REGISTERED')(seeded, tools), '-349.50'),
  verySmall: (seeded, tools) => withAmount(makeStageKind('REGISTERED')(seeded, tools), '0.01'),
  /** Larger than any amount of a day, and in a fresh tenant than what a double adds up exactly. */
  veryLarge: (seeded, tools) =>
    withAmount(
      makeStageKind('REGISTERED')(seeded, tools),
      tools.wanted.creditor.clientNo === 0 ? '1234567890123.45' : '1240000.00',
    ),
}

export const collectionKindNames = Object.keys(collectionKinds)

/**
 * A case like most of its age: on its way for some weeks, then paid, withdrawn, or with the
 * collector.
 */
export const applyOrdinaryKind: Kind = (seeded, tools) => {
  const { random, wanted } = tools
  const age = (wanted.now - seeded.createdAt) / dayMs
  if (age < 1) return collectionKinds.registered!(seeded, tools)
  if (age < 15) return makeStageKind('REMINDER_SENT')(seeded, tools)
  if (age < 29) return makeStageKind('COLLECTION_NOTICE_SENT')(seeded, tools)
  if (age < 38) return makeStageKind('DEBT_COLLECTION_LIST_MANUAL')(seeded, tools)
  const end = random.next()
  const settleAfterNotice = (kind: 'payment' | 'correction') =>
    withClearedBalance(
      makeStageKind('COLLECTION_NOTICE_SENT')(seeded, tools),
      kind,
      seeded.createdAt + 36 * dayMs,
    )
  if (end < 0.5) return { ...settleAfterNotice('payment') }
  if (end < 0.57) return settleAfterNotice('correction')
  return collectionKinds[
    random.pick([
      'debtCollection',
      'debtCollection',
      'partlyPaid',
      'withInterest',
      'rejected',
      'withdrawn',
      'paused',
      'severalInvoices',
    ])
  ]!(seeded, tools)
}
