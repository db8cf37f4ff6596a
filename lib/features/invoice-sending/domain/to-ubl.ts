import type {
  UblDocument,
  UblInvoice,
  UblParty,
  UblPaymentMeans,
} from '@/lib/contracts/distribution/ubl-document'
import type { DocumentTotals, ReckonedLine } from './document-totals'
import {
  normalizeCountry,
  normalizeOrganizationNo,
  toEndpoint,
  toLegalId,
  toVatNumber,
} from './organization-number'
import { getDocumentKind, type TypedDocument, withUsedFields } from './typed-document'

const billing = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const profile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/**
 * The body of a business invoice or credit note (Peppol BIS Billing 3.0) of what was typed. What is
 * blank is left out, so that the rules of the network say what is missing.
 */
export function toUblDocument(given: TypedDocument, totals: DocumentTotals): UblDocument {
  const typed = withUsedFields(given)
  const { fields } = typed
  const kind = getDocumentKind(typed)
  const shared = {
    CustomizationID: billing,
    ProfileID: profile,
    ...fill({ ID: fields.number, IssueDate: fields.issueDate }),
    ...(fields.note.trim() && { Note: [fields.note.trim()] }),
    ...fill({ DocumentCurrencyCode: fields.currency.toUpperCase() }),
    ...fill({ BuyerReference: fields.buyerReference }),
    ...(fields.orderReference.trim() && { OrderReference: { ID: fields.orderReference.trim() } }),
    ...(fields.creditedNumber.trim() && {
      BillingReference: [{ InvoiceDocumentReference: { ID: fields.creditedNumber.trim() } }],
    }),
    ...(typed.files.length > 0 && { AdditionalDocumentReference: typed.files.map(toAttachment) }),
    AccountingSupplierParty: { Party: toSupplier(typed, totals) },
    AccountingCustomerParty: { Party: toCustomer(typed) },
    ...toPaymentMeans(typed),
    ...toTotals(typed, totals),
  }
  if (kind === 'creditNote')
    return {
      kind,
      body: {
        ...shared,
        CreditNoteTypeCode: '381',
        CreditNoteLine: totals.lines.map((line, at) => {
          const { quantity, rest } = toLine(typed, line, at)
          return { CreditedQuantity: quantity, ...rest }
        }),
      },
    }
  return {
    kind,
    body: {
      ...shared,
      ...fill({ DueDate: fields.dueDate }),
      InvoiceTypeCode: '380',
      InvoiceLine: totals.lines.map((line, at) => {
        const { quantity, rest } = toLine(typed, line, at)
        return { InvoicedQuantity: quantity, ...rest }
      }),
    },
  }
}

/** What is typed, without blanks around it; fields that are blank are left out. */
function fill<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const text = value.trim()
      return text === '' ? [] : [[name, text]]
    }),
  ) as Partial<Fields>
}

const toDigits = (typed: string) => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Endpoint, legal entity and number of a party by its organization number and country. */
function toIdentity(name: string, organizationNo: string, country: string): UblParty {
  const number = normalizeOrganizationNo(organizationNo, country)
  return {
    ...(number && { EndpointID: toEndpoint(number, country) }),
    ...(name.trim() && { PartyName: [{ Name: name.trim() }] }),
    PartyLegalEntity: [
      {
        ...fill({ RegistrationName: name }),
        ...(number && { CompanyID: toLegalId(number, country) }),
      },
    ],
  }
}

function toSupplier({ fields }: TypedDocument, { groups }: DocumentTotals): UblParty {
  const country = normalizeCountry(fields.senderCountry)
  const number = normalizeOrganizationNo(fields.senderOrganizationNo, country)
  const chargesVat = groups.some(({ category }) => category !== 'E')
  const vat = chargesVat ? toVatNumber(number, country) : null
  const schemesOfTax = [
    ...(vat ? [{ CompanyID: vat, TaxScheme: { ID: 'VAT' } }] : []),
    ...(fields.senderTaxRegister.trim()
      ? [{ CompanyID: fields.senderTaxRegister.trim(), TaxScheme: { ID: 'TAX' } }]
      : []),
  ]
  return {
    ...toIdentity(fields.senderName, fields.senderOrganizationNo, country),
    PostalAddress: {
      ...fill({
        StreetName: fields.senderStreet,
        CityName: fields.senderCity,
        PostalZone: fields.senderPostCode,
      }),
      ...(country && { Country: { IdentificationCode: country } }),
    },
    ...(schemesOfTax.length > 0 && { PartyTaxScheme: schemesOfTax }),
    ...(fields.senderEmail.trim() && { Contact: { ElectronicMail: fields.senderEmail.trim() } }),
  }
}

/** Three lines of an address are street, addition and one more line; a blank line moves none up. */
function toCustomer({ fields }: TypedDocument): UblParty {
  const country = normalizeCountry(fields.country)
  return {
    ...toIdentity(fields.name, fields.organizationNo, country),
    ...(fields.customerNo.trim() && {
      PartyIdentification: [{ ID: { Value: fields.customerNo.trim() } }],
    }),
    PostalAddress: {
      ...fill({
        StreetName: fields.address1,
        AdditionalStreetName: fields.address2,
        CityName: fields.city,
        PostalZone: fields.postCode,
      }),
      ...(fields.address3.trim() && { AddressLine: [{ Line: fields.address3.trim() }] }),
      ...(country && { Country: { IdentificationCode: country } }),
    },
    ...(fields.email.trim() && { Contact: { ElectronicMail: fields.email.trim() } }),
  }
}

function toAttachment({ filename, contentType, content }: TypedDocument['files'][number]) {
  return {
    ID: { Value: filename },
    Attachment: {
      EmbeddedDocumentBinaryObject: { Value: content, MimeCode: contentType, Filename: filename },
    },
  }
}

/** Bankgiro and plusgiro go by their branch (SE-R-007, SE-R-008), a Danish slip by its code. */
function toPaymentMeans({ fields }: TypedDocument): { PaymentMeans?: UblPaymentMeans[] } {
  const reference = fields.paymentReference.replace(/\s/g, '')
  const paymentId = reference ? { PaymentID: [reference] } : {}
  const giro = (number: string, branch: string): UblPaymentMeans => ({
    PaymentMeansCode: { Value: '30' },
    ...paymentId,
    PayeeFinancialAccount: {
      ID: toDigits(number),
      FinancialInstitutionBranch: { ID: branch },
    },
  })
  const means: UblPaymentMeans[] = [
    ...(fields.bankgiro.trim() ? [giro(fields.bankgiro, 'SE:BANKGIRO')] : []),
    ...(fields.plusgiro.trim() ? [giro(fields.plusgiro, 'SE:PLUSGIRO')] : []),
    ...(fields.fikCreditorNo.trim()
      ? [
          {
            PaymentMeansCode: { Value: '93' },
            PaymentID: [`${fields.fikCardType.trim()}#${reference}`],
            PayeeFinancialAccount: { ID: toDigits(fields.fikCreditorNo) },
          },
        ]
      : []),
    ...(fields.account.trim()
      ? [
          {
            PaymentMeansCode: { Value: '30' },
            ...paymentId,
            PayeeFinancialAccount: { ID: toDigits(fields.account) },
          },
        ]
      : []),
  ]
  if (means.length > 0) return { PaymentMeans: means }
  // Without an account the reference still says what a payment is for (UNCL 4461: not defined).
  return reference ? { PaymentMeans: [{ PaymentMeansCode: { Value: '1' }, ...paymentId }] } : {}
}

function toTotals({ fields }: TypedDocument, { groups, net, vat, gross }: DocumentTotals) {
  const CurrencyID = fields.currency.trim().toUpperCase()
  const money = (Value: string) => ({ Value, CurrencyID })
  const reason = fields.exemptionReason.trim()
  return {
    TaxTotal: [
      {
        TaxAmount: money(vat),
        TaxSubtotal: groups.map((group) => ({
          TaxableAmount: money(group.net),
          TaxAmount: money(group.vat),
          TaxCategory: {
            ID: group.category,
            Percent: group.rate,
            ...((group.category === 'E' || group.category === 'AE') &&
              reason && { TaxExemptionReason: [reason] }),
            TaxScheme: { ID: 'VAT' },
          },
        })),
      },
    ],
    LegalMonetaryTotal: {
      LineExtensionAmount: money(net),
      TaxExclusiveAmount: money(net),
      TaxInclusiveAmount: money(gross),
      PayableAmount: money(gross),
    },
  } satisfies Partial<UblInvoice>
}

function toLine({ fields }: TypedDocument, line: ReckonedLine, at: number) {
  const CurrencyID = fields.currency.trim().toUpperCase()
  return {
    quantity: { Value: line.quantity, UnitCode: line.unit },
    rest: {
      ID: String(at + 1),
      LineExtensionAmount: { Value: line.net, CurrencyID },
      Item: {
        ...fill({ Name: line.text }),
        ClassifiedTaxCategory: [
          { ID: line.category, Percent: line.rate, TaxScheme: { ID: 'VAT' } },
        ],
      },
      Price: { PriceAmount: { Value: line.price, CurrencyID } },
    },
  }
}
