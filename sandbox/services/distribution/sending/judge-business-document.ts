import type { DocumentFacts } from './document-facts'
import { readCents, readList, readObject, readPath, readText } from './read-fields'

/** The scheme of Norwegian organization numbers in the network (OpenPEPPOL code list). */
const norwegian = '0192'

/**
 * Why the network does not deliver a business document, in its own words, or null. Rules written
 * anew from EN 16931 and Peppol BIS Billing 3.0, a few that people meet every day.
 */
export function judgeBusinessDocument({ body, number, issued }: DocumentFacts): string | null {
  const buyer = readPath(body, 'AccountingCustomerParty', 'Party')
  const seller = readPath(body, 'AccountingSupplierParty', 'Party')
  const rules: [boolean, string][] = [
    [number === null, '[BR-02]-An Invoice shall have an Invoice number (BT-1).'],
    [issued === null, '[BR-03]-An Invoice shall have an Invoice issue date (BT-2).'],
    [
      readText(readPath(buyer, 'EndpointID')) === null,
      '[PEPPOL-EN16931-R010]-Buyer electronic address MUST be provided',
    ],
    [
      readText(readPath(seller, 'EndpointID')) === null,
      '[PEPPOL-EN16931-R020]-Seller electronic address MUST be provided',
    ],
    [
      readText(body.BuyerReference) === null &&
        readText(readPath(body, 'OrderReference', 'ID')) === null,
      '[PEPPOL-EN16931-R003]-A buyer reference or purchase order reference MUST be provided.',
    ],
  ]
  return (
    rules.find(([isBroken]) => isBroken)?.[1] ??
    judgeParty(seller) ??
    judgeParty(buyer) ??
    judgeTotals(body) ??
    judgeReceiver(buyer)
  )
}

function judgeParty(party: unknown): string | null {
  const endpoint = readPath(party, 'EndpointID')
  const value = readText(endpoint) ?? ''
  return readText(readObject(endpoint).SchemeID) === norwegian && !isNorwegianNumber(value)
    ? `PEPPOL-COMMON-R041: '${value}' is not a valid Norwegian organization number`
    : null
}

/** Nine digits, the last of them by modulus 11 with the weights 3 2 7 6 5 4 3 2. */
export function isNorwegianNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((at, weight, place) => at + weight * +text[place]!, 0)
  return (11 - (sum % 11)) % 11 === Number(text[8])
}

function judgeTotals(body: Record<string, unknown>): string | null {
  const lines = [...readList(body.InvoiceLine), ...readList(body.CreditNoteLine)]
  if (lines.length === 0) return '[BR-16]-An Invoice shall have at least one Invoice line (BG-25)'
  const total = readObject(body.LegalMonetaryTotal)
  const [sum, before, after, payable] = [
    total.LineExtensionAmount,
    total.TaxExclusiveAmount,
    total.TaxInclusiveAmount,
    total.PayableAmount,
  ].map(readCents) as [number | null, number | null, number | null, number | null]
  const amounts = lines.map((line) => readCents(line.LineExtensionAmount))
  const lineSum = amounts.includes(null)
    ? null
    : amounts.reduce<number>((all, each) => all + (each ?? 0), 0)
  const tax = readCents(readPath(body, 'TaxTotal', 'TaxAmount')) ?? 0
  const prepaid = readCents(total.PrepaidAmount) ?? 0
  const rounding = readCents(total.PayableRoundingAmount) ?? 0
  if (lineSum === null || sum === null || before === null || after === null || payable === null)
    return '[BR-12]-An Invoice shall have the Sum of Invoice line net amount (BT-106).'
  if (lineSum !== sum)
    return `[BR-CO-10]-Sum of Invoice line net amount (BT-106) = Σ Invoice line net amount (BT-131): ${sum / 100} is not ${lineSum / 100}`
  if (before + tax !== after)
    return `[BR-CO-15]-Invoice total amount with VAT (${after / 100}) is not total without VAT plus VAT amount`
  return after - prepaid + rounding === payable
    ? null
    : `[BR-CO-16]-Amount due for payment (BT-115) = Invoice total amount with VAT (BT-112) - Paid amount (BT-113): ${payable / 100}`
}

/** No receiver is registered whose number begins with 31, as those of the seed's failures do. */
function judgeReceiver(buyer: unknown): string | null {
  const endpoint = readPath(buyer, 'EndpointID')
  const value = readText(endpoint) ?? ''
  return value.startsWith('31')
    ? `SMP lookup failed: participant iso6523-actorid-upis::${readText(readObject(endpoint).SchemeID) ?? ''}:${value} is not registered`
    : null
}
