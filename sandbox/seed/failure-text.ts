import type { NewTransaction } from '../database/stored-transaction'
import { type Country, countries } from './countries'
import type { Cause, Language } from './log-texts/cause'
import { contentCauses, unknownCauses } from './log-texts/contents'
import { receiverCauses } from './log-texts/receivers'
import { makeEmail } from './ordinary-customer'
import type { Random } from './random'

/** Why invoices fail, by a name of our own. */
export const causes: Record<string, Cause> = { ...receiverCauses, ...contentCauses }

const languages: Record<Country, Language> = { NO: 'nb', SE: 'sv', DK: 'da', FI: 'fi' }
const schemes: Record<Country, string> = { NO: '0192', SE: '0007', DK: '0184', FI: '0212' }

/**
 * What a channel says of a failure, with the numbers of the transaction filled in. One in thirty
 * has no known cause.
 */
export function makeFailureText(
  random: Random,
  country: Country,
  transaction: Pick<
    NewTransaction,
    'RequestedChannel' | 'InvoiceNumber' | 'InvoiceeName' | 'KID' | 'Amount' | 'Filename'
  >,
) {
  if (random.chance(1 / 30))
    return fillPlaceholders(random, country, transaction, random.pick(unknownCauses))
  const possible = Object.values(causes).filter(
    ({ channels }) => channels?.includes(transaction.RequestedChannel ?? '') ?? true,
  )
  return makeCauseText(random, country, transaction, random.pick(possible))
}

/** A cause in the words of the country, or in English. */
export function makeCauseText(
  random: Random,
  country: Country,
  transaction: Parameters<typeof makeFailureText>[2],
  { texts }: Cause,
): string {
  const own = texts[languages[country]] ?? []
  const english = texts.en ?? []
  return fillPlaceholders(
    random,
    country,
    transaction,
    random.pick(own.length > 0 && random.chance(0.6) ? own : english.length > 0 ? english : own),
  )
}

function fillPlaceholders(
  random: Random,
  country: Country,
  transaction: Parameters<typeof makeFailureText>[2],
  text: string,
): string {
  const values: Record<string, () => string> = {
    org: () => `31${random.digits(7)}`,
    bad: () => `3100${random.digits(5)}`,
    scheme: () => schemes[country],
    n: () => String(random.integer(1000, 99_999)),
    line: () => String(random.integer(1, 9)),
    cents: () => `0.0${random.integer(1, 9)}`,
    hash: () => random.next().toString(16).slice(2, 12),
    uuid: () =>
      `${random.digits(8)}-${random.digits(4)}-4${random.digits(3)}-8${random.digits(3)}-${random.digits(12)}`,
    name: () => transaction.InvoiceeName ?? '',
    email: () =>
      makeEmail(random.pick(countries[country].first), random.pick(countries[country].last)),
    post: () => random.pick(countries[country].places).join(' ').replaceAll('_', ' '),
    kid: () => transaction.KID ?? '',
    amount: () => String(transaction.Amount),
    invoice: () => transaction.InvoiceNumber ?? '',
    file: () => transaction.Filename ?? '',
  }
  return text.replace(/\{(\w+)\}/g, (_, what: string) => values[what]!())
}
