import { type DocumentFacts, sumCents } from './document-facts'
import { isNorwegianNumber } from './judge-business-document'
import { readList, readPath, readText } from './read-fields'

/**
 * Why a document to a private person is delivered in no channel, or null. What a channel alone asks
 * for is judged where it is chosen.
 */
export function judgeConsumerDocument(facts: DocumentFacts): string | null {
  const { body, type, amount, issued, due, number } = facts
  const country = readText(
    readPath(body, type === 'Letter' ? 'Recipient' : 'Invoicee', 'CountryCode'),
  )
  if (country !== null && !/^[A-Z]{2}$/.test(country))
    return `BR-CL-14: country code '${country}' is not in ISO 3166-1 alpha-2`
  const seller = readText(readPath(body, 'Invoicer', 'CompanyRegNo'))
  if (seller !== null && /^\d{9}$/.test(seller) && !isNorwegianNumber(seller))
    return `PEPPOL-COMMON-R041: '${seller}' is not a valid Norwegian organization number`
  if (type === 'Letter') return null

  const lines = readList(body.LineDetails)
  const sum = sumCents(lines, 'Amount')
  if (sum !== null && amount !== null && sum !== amount)
    return `Sum of invoice lines differs from LineExtensionAmount by ${Math.abs(sum - amount) / 100} (invoice ${number})`
  if (issued !== null && due !== null && due < issued)
    return `DueDate is earlier than InvoiceDate in invoice ${number}`
  return amount !== null && amount < 0 && type === 'Invoice'
    ? `Negative amount ${amount / 100} is not allowed in this channel`
    : null
}
