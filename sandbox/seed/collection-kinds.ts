import { dateFrom } from '../clock'
import { caseDebtor, dayMs, decimal, plainInvoice, type SeedCase, type Wanted } from './collection-case'
import { debtorOf } from './collection-debtor'
import { atStage, claimedOn, over, posted, resting, settled } from './collection-stages'
import type { Random } from './random'

type Tools = { random: Random; wanted: Wanted; index: number }
type Kind = (seeded: SeedCase, tools: Tools) => SeedCase

const stage =
  (subStatus: string): Kind =>
  (seeded, { wanted, random }) =>
    atStage(seeded, subStatus, wanted.now, random.next())

/** A case of rent that may end in an eviction. */
const eviction =
  (subStatus: string): Kind =>
  (seeded, { wanted: { now }, random }) => {
    const asked = (days: number) => new Date(now - days * dayMs).toISOString()
    const isConfirmed = subStatus.startsWith('EVICTION_CONFIRM')
    const data = {
      ...seeded.data,
      description: 'Rent',
      eviction: {
        premises: 'HOME',
        amount: Number(seeded.invoices[0]!.originalInvoiceAmount),
        currency: seeded.invoices[0]!.currency,
        noticeServedDate: dateFrom(now, -20),
        socialBoardMessageDate: dateFrom(now, -19),
        recoverByDate: dateFrom(now, 2),
        earliestEvictionDate: dateFrom(now, 4),
        requestedAt: asked(isConfirmed ? 25 : 3),
        confirmationRequestedAt: isConfirmed ? asked(2) : null,
        decideByDate: dateFrom(now, 5),
        reason: 'The rent of three months is not paid',
      },
    }
    return atStage({ ...seeded, data }, subStatus, now, random.next())
  }

const withDebtors = (seeded: SeedCase, { wanted, index, random }: Tools, roles: string[]): SeedCase => {
  const debtors = roles.map((role) => debtorOf(random.pick(wanted.creditor.customers), role))
  const [invoice, ...others] = seeded.invoices
  return {
    ...seeded,
    invoices: [{ ...invoice!, data: { ...invoice!.data, debtors } }, ...others],
    data: { ...seeded.data, debtors: debtors.map((debtor, part) => caseDebtor(wanted.creditor.organizationId, index, debtor, part)) },
  }
}

const withInvoices = (seeded: SeedCase, { wanted: { creditor }, index, random }: Tools, more: number, currency?: string): SeedCase => {
  const { createdAt, invoices } = seeded
  const others = Array.from({ length: more }, (_, at) =>
    plainInvoice(random, { creditor, createdAt, index, part: at + 1 }, invoices[0]!.data.debtors),
  )
  const changed = others.map((other) => (currency ? { ...other, currency } : other))
  return {
    ...seeded,
    invoices: [...invoices, ...changed],
    documents: [...seeded.documents, ...others.map(({ id }) => ({ invoiceId: id, type: 'INVOICE', createdAt }))],
  }
}

const withInvoice = (seeded: SeedCase, change: (invoice: SeedCase['invoices'][number]) => Partial<SeedCase['invoices'][number]>): SeedCase => ({
  ...seeded,
  invoices: seeded.invoices.map((invoice, at) => (at === 0 ? { ...invoice, ...change(invoice) } : invoice)),
})

const withAmount = (seeded: SeedCase, amount: string) =>
  withInvoice(seeded, ({ data }) => ({ originalInvoiceAmount: amount, data: { ...data, claims: [{ type: 'PRINCIPAL', originalAmount: amount }] } }))

const longName =
  'Interessentskapet for drift og vedlikehold av fellesarealer i Øvre Sørbråten Boligsameie og tilstøtende garasjeanlegg under avvikling DA'

/** Every state and every awkward kind of case, by name. Each starts from a plain one. */
export const collectionKinds: Record<string, Kind> = {
  registered: (seeded, tools) => ({ ...stage('REGISTERED')(seeded, tools), nextAt: tools.wanted.now + dayMs / 2 }),
  reminderSent: stage('REMINDER_SENT'),
  noticeSent: stage('COLLECTION_NOTICE_SENT'),
  onTheList: stage('DEBT_COLLECTION_LIST_MANUAL'),
  onTheListToo: stage('DEBT_COLLECTION_LIST_MANUAL'),
  evictionRequest: eviction('EVICTION_REQUEST'),
  evictionConfirmation: eviction('EVICTION_CONFIRMATION'),
  evictionApplied: eviction('EVICTION_APPLIED'),
  evictionConfirmed: eviction('EVICTION_CONFIRMED'),
  debtCollection: stage('DEBT_COLLECTION'),
  rejected: (seeded, tools) => {
    const listed = stage('DEBT_COLLECTION_LIST_MANUAL')(seeded, tools)
    const history = [...listed.history, { type: 'DEBT_COLLECTION_LIST_REJECTED', at: tools.wanted.now - 1000, message: 'Pays by instalments' }]
    return { ...listed, subStatus: 'DEBT_COLLECTION_LIST_REJECTED', history, data: { ...listed.data, decideByDate: null } }
  },
  paused: (seeded, tools) => resting(stage('REMINDER_SENT')(seeded, tools), 'The goods are disputed', tools.wanted.now - dayMs, null),
  pausedUntil: (seeded, tools) =>
    resting(
      stage('COLLECTION_NOTICE_SENT')(seeded, tools),
      'A payment plan is being agreed',
      tools.wanted.now - dayMs,
      dateFrom(tools.wanted.now, 12),
    ),
  withdrawn: (seeded, tools) => over(stage('REMINDER_SENT')(seeded, tools), 'WITHDRAWN', tools.wanted.now - 1000),
  paid: (seeded, tools) => settled(stage('COLLECTION_NOTICE_SENT')(seeded, tools), 'payment', tools.wanted.now - 1000),
  credited: (seeded, tools) => settled(stage('REMINDER_SENT')(seeded, tools), 'correction', tools.wanted.now - 1000),
  partlyPaid: (seeded, tools) => {
    const staged = stage('DEBT_COLLECTION')(seeded, tools)
    const third = Math.floor(claimedOn(staged.invoices[0]!) / 3)
    const once = posted(staged, { kind: 'payment', amount: third, at: tools.wanted.now - 5 * 60_000 })
    return posted(once, { kind: 'correction', amount: 5001, at: tools.wanted.now - 4 * 60_000 })
  },
  paidAboveTheClaim: (seeded, tools) => {
    const staged = stage('REMINDER_SENT')(seeded, tools)
    const amount = claimedOn(staged.invoices[0]!) + 12_050
    return over(posted(staged, { kind: 'payment', amount, at: tools.wanted.now - 2000 }), 'PAID', tools.wanted.now - 1000)
  },
  raisedByCorrection: (seeded, tools) =>
    posted(stage('REMINDER_SENT')(seeded, tools), { kind: 'correction', amount: -7525, at: tools.wanted.now - 5 * 60_000 }),
  withInterest: (seeded, tools) =>
    withInvoice(stage('DEBT_COLLECTION')(seeded, tools), ({ data, originalInvoiceAmount }) => ({
      data: { ...data, claims: [...data.claims, { type: 'INTEREST', originalAmount: decimal(Math.round(Number(originalInvoiceAmount) * 1.7)) }] },
    })),
  companyDebtor: (seeded, tools) => {
    const companies = tools.wanted.creditor.customers.filter(({ data }) => data.customerCategory === 'COMP')
    const wanted = {
      ...tools.wanted,
      creditor: { ...tools.wanted.creditor, customers: companies.length > 0 ? companies : tools.wanted.creditor.customers },
    }
    return stage('COLLECTION_NOTICE_SENT')(withDebtors(seeded, { ...tools, wanted }, ['PRIMARY_DEBTOR']), tools)
  },
  severalDebtors: (seeded, tools) => stage('REMINDER_SENT')(withDebtors(seeded, tools, ['PRIMARY_DEBTOR', 'CO_DEBTOR', 'GUARANTOR']), tools),
  withoutDebtors: (seeded) => ({ ...withInvoice(seeded, ({ data }) => ({ data: { ...data, debtors: [] } })), data: { ...seeded.data, debtors: [] } }),
  severalInvoices: (seeded, tools) => stage('DEBT_COLLECTION_LIST_MANUAL')(withInvoices(seeded, tools, 3), tools),
  severalCurrencies: (seeded, tools) => stage('REMINDER_SENT')(withInvoices(seeded, tools, 1, 'EUR'), tools),
  longNames: (seeded, tools) => {
    const { data } = withInvoice(seeded, () => ({})).invoices[0]!
    const [debtor] = data.debtors
    const named = { ...debtor, name: longName, firstname: null, lastname: null }
    return stage('REMINDER_SENT')(
      {
        ...withInvoice(seeded, () => ({
          invoiceNumber: `SAMLEFAKTURA-${'0'.repeat(40)}-${tools.index}`,
          data: { ...data, debtors: [named], description: longName },
        })),
        data: { ...seeded.data, description: longName, debtors: [caseDebtor(tools.wanted.creditor.organizationId, tools.index, named)] },
      },
      tools,
    )
  },
  absentFields: (seeded, tools) => ({
    ...withInvoice(stage('REGISTERED')(seeded, tools), ({ data }) => ({
      invoiceNumber: null,
      uniqueSourceInvoiceId: null,
      data: { ...data, invoiceDate: null, dueDate: null, ocrReferenceNumber: null, debtors: [{ role: 'PRIMARY_DEBTOR', name: 'Ukjent' }] },
    })),
    data: { ...seeded.data, description: null, creditorNumber: null, kid: null, bankAccount: null, debtors: [{ fullName: 'Ukjent' }] },
  }),
  unknownWords: (seeded) => ({
    ...withInvoice(seeded, () => ({ status: 'UNDER_LEGAL_REVIEW', type: 'SURVEILLANCE' })),
    status: 'UNDER_LEGAL_REVIEW',
    subStatus: 'SENT_TO_BAILIFF',
    type: 'SURVEILLANCE',
    history: [...seeded.history, { type: 'VERDICT_OBTAINED', at: seeded.createdAt + 60_000, subject: 'Verdict obtained' }],
  }),
  pausedInvoice: (seeded, tools) =>
    withInvoice(stage('REMINDER_SENT')(withInvoices(seeded, tools, 1), tools), () => ({
      status: 'PAUSED',
      pauseReason: 'The meter reading is disputed',
    })),
  creditInvoice: (seeded, tools) => withAmount(stage('REGISTERED')(seeded, tools), '-349.50'),
  verySmall: (seeded, tools) => withAmount(stage('REGISTERED')(seeded, tools), '0.01'),
  veryLarge: (seeded, tools) => withAmount(stage('REGISTERED')(seeded, tools), '1234567890123.45'),
}

export const collectionKindNames = Object.keys(collectionKinds)

/** A case like most of its age: on its way for some weeks, then paid, withdrawn, or with the collector. */
export const ordinaryKind: Kind = (seeded, tools) => {
  const { random, wanted } = tools
  const age = (wanted.now - seeded.createdAt) / dayMs
  if (age < 1) return collectionKinds.registered!(seeded, tools)
  if (age < 15) return stage('REMINDER_SENT')(seeded, tools)
  if (age < 29) return stage('COLLECTION_NOTICE_SENT')(seeded, tools)
  if (age < 38) return stage('DEBT_COLLECTION_LIST_MANUAL')(seeded, tools)
  const end = random.next()
  const over = (kind: 'payment' | 'correction') => settled(stage('COLLECTION_NOTICE_SENT')(seeded, tools), kind, seeded.createdAt + 36 * dayMs)
  if (end < 0.5) return { ...over('payment') }
  if (end < 0.57) return over('correction')
  return collectionKinds[
    random.pick(['debtCollection', 'debtCollection', 'partlyPaid', 'withInterest', 'rejected', 'withdrawn', 'paused', 'severalInvoices'])
  ]!(seeded, tools)
}
