import { toDatePlusDays, toUtcWallTime } from '../clock'
import type { NewTransaction } from '../database/stored-transaction'
import { toRid } from '../services/partner/transaction-store'
import type { SeedCompany } from './companies'
import { countries } from './countries'
import { transactionEdgeCases } from './edge-cases-transactions'
import { makeFailureText } from './failure-text'
import { makeKid } from './numbers'
import { createRandom, type Random } from './random'

const dayMs = 86_400_000
export const spanDays = 60

export type TransactionSeedOptions = {
  seedNumber: number
  companies: SeedCompany[]
  customerNames: Record<number, string[]>
  count: number
  now: number
}

/**
 * Transactions of some companies over the last sixty days, oldest first: `index` of `count` says
 * when. Each is drawn from its own number.
 */
export function makeOrdinaryTransaction(
  { seedNumber, companies, customerNames, count, now }: TransactionSeedOptions,
  index: number,
): NewTransaction {
  const random = createRandom(seedNumber + index * 7919)
  const company = random.chance(0.3)
    ? companies[random.integer(0, Math.min(3, companies.length - 1))]!
    : random.pick(companies)
  const moment = toMoment((index + random.next()) / count, now)
  const incoming = random.chance(0.06)
  const route = drawChannels(random, company.countryCode)
  const status = drawStatus(random, (now - moment) / dayMs)
  const name = drawInvoiceeName(random, company, customerNames[company.clientNo] ?? [])
  const amount = random.integer(4_900, 2_400_000) / 100
  const isCredit = random.chance(0.03)
  const signed = isCredit ? -amount : amount
  const updated = Math.min(now, moment + random.integer(20, 90_000) * 1000)
  const transaction = {
    CompanyId: company.companyId,
    DirectionCode: incoming ? 2 : 1,
    LogTime: toUtcWallTime(moment),
    DeliveryTime:
      status === 'OK' || status === 'Handled'
        ? toUtcWallTime(Math.min(now, moment + random.integer(2, 900) * 1000))
        : null,
    Status: status,
    Company: company.name,
    Channel: route.actual ?? route.requested,
    RequestedChannel: route.requested,
    ActualChannel: status === 'Failed' || status === 'Pending' ? null : route.actual,
    InvoiceType: isCredit ? 'CreditNote' : random.chance(0.04) ? 'Reminder' : 'Invoice',
    InvoiceNumber: `${new Date(moment).getUTCFullYear()}-${100_000 + index}`,
    Filename: `${toSlug(company.name)}-${toDatePlusDays(moment, 0).replaceAll('-', '')}-${String(random.integer(1, 4)).padStart(2, '0')}.xml`,
    LogText: null,
    InvoiceeName: name,
    InvoiceDate: toDatePlusDays(moment, 0),
    DueDate: toDatePlusDays(moment, random.pick([10, 14, 14, 21, 30])),
    Amount: signed,
    AmountExVat: Math.round((signed * 100) / (company.countryCode === 'FI' ? 1.255 : 1.25)) / 100,
    KID: makeKid(random),
    ChannelStatus: drawChannelStatus(random, status),
    ChannelUpdateTime: toUtcWallTime(updated),
    CorrelationStatus: random.pick(correlations),
  }
  const hasLogText = status === 'Failed' && random.chance(0.96)
  return hasLogText
    ? { ...transaction, LogText: makeFailureText(random, company.countryCode, transaction) }
    : transaction
}

/**
 * The transactions with the places `from` to `to`, one in fifty of them awkward, some children of
 * others. `first` is the RowId of the first.
 */
export function makeSeedTransactions(
  wanted: TransactionSeedOptions,
  from: number,
  to: number,
  first: number,
): NewTransaction[] {
  const rows: NewTransaction[] = []
  for (let index = from; index < to; index++) {
    const row = makeOrdinaryTransaction(wanted, index)
    const varied = index % 50 === 11 ? edgeCases[((index / 50) | 0) % edgeCases.length]!(row) : row
    const parent =
      index % 200 === 7 ? rows.findLastIndex(({ CompanyId }) => CompanyId === row.CompanyId) : -1
    rows.push(parent < 0 ? varied : { ...varied, ParentTransactionRid: toRid(first + parent) })
  }
  return rows
}

const edgeCases = Object.values(transactionEdgeCases)

const correlations = [...Array<string>(17).fill('Matched'), 'Unmatched', 'Unmatched', 'Ambiguous']

/** Days that are over have their transactions between five and twenty; the order stays. */
function toMoment(share: number, now: number): number {
  const moment = now - spanDays * dayMs + share * spanDays * dayMs
  const day = Math.floor(moment / dayMs) * dayMs
  return day + dayMs > now ? moment : day + (0.22 + ((moment - day) / dayMs) * 0.6) * dayMs
}

/**
 * About 85 in a hundred OK, 8 Pending, 5 Failed, 1.5 Handled, 0.5 in a word that no document shows.
 * What is young is pending more often.
 */
function drawStatus(random: Random, ageDays: number): string {
  if (random.chance(ageDays < 2 ? 0.45 : ageDays < 14 ? 0.12 : 0.055)) return 'Pending'
  const at = random.next() * 92
  if (at < 5) return 'Failed'
  if (at < 6.5) return 'Handled'
  return at < 7 ? random.pick(['Held', 'Suspended', 'Recalled']) : 'OK'
}

const channelsByCountry = {
  NO: ['eFaktura', 'eFaktura', 'Peppol', 'Peppol', 'Digipost', 'E-mail', 'E-mail', 'Print'],
  SE: ['Peppol', 'Peppol', 'Kivra', 'Kivra', 'E-mail', 'E-mail', 'Print'],
  DK: ['NemHandel', 'NemHandel', 'Peppol', 'E-mail', 'Print'],
  FI: ['Finvoice', 'Finvoice', 'Peppol', 'E-mail', 'Print'],
}

/** The channel that was asked for, and the one that was taken: now and then another. */
function drawChannels(
  random: Random,
  country: keyof typeof channelsByCountry,
): { requested: string; actual: string } {
  const requested = random.pick(channelsByCountry[country])
  return { requested, actual: random.chance(0.07) ? random.pick(['E-mail', 'Print']) : requested }
}

const channelStatuses: Record<string, string[]> = {
  OK: ['ReceiptReceived', 'ReceiptReceived', 'Delivered', 'Delivered', 'Sent'],
  Handled: ['ReceiptReceived', 'Delivered'],
  Pending: ['WaitingForReceipt', 'WaitingForReceipt', 'WaitingForReceipt', 'Queued', 'Sent'],
  Failed: ['Rejected', 'Rejected', 'NotFound', 'Expired'],
}

const drawChannelStatus = (random: Random, status: string) =>
  random.chance(0.002)
    ? 'ParkedByOperator'
    : random.pick(channelStatuses[status] ?? ['Queued', 'Sent'])

const municipalities = {
  NO: [
    'Oslo kommun',
    'Oslo kommune',
    'Bergen kommune',
    'Tromsø kommune',
    'Bærum kommune',
    'Ålesund kommune',
  ],
  SE: ['Malmö kommun', 'Göteborgs Stad', 'Umeå kommun', 'Örebro kommun', 'Luleå kommun'],
  DK: ['Aarhus Kommune', 'Københavns Kommune', 'Odense Kommune', 'Sønderborg Kommune'],
  FI: ['Helsingin kaupunki', 'Tampereen kaupunki', 'Oulun kaupunki'],
}

/** A customer of the client, a municipality, or anybody. */
function drawInvoiceeName(random: Random, { countryCode }: SeedCompany, known: string[]): string {
  const { first, last, trades, form } = countries[countryCode]
  if (known.length > 0 && random.chance(0.3)) return random.pick(known)
  if (random.chance(0.06)) return random.pick(municipalities[countryCode])
  return random.chance(0.4)
    ? `${random.pick(last)} ${random.pick(trades)} ${form}`
    : `${random.pick(first)} ${random.pick(last)}`
}

const toSlug = (name: string) =>
  name
    .toLowerCase()
    .split(' ')[0]!
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z]/g, '')
