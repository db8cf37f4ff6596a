import type {
  UblAllowanceCharge,
  UblCreditNote,
  UblCreditNoteLine,
  UblDocument,
  UblInvoice,
  UblInvoiceLine,
  UblParty,
  UblTaxCategory,
} from '@/lib/contracts/distribution/ubl-document'
import { collectElements, type ElementNode, groupByName } from './element-nodes'
import { toPlain } from './values'

/** A value and where it stands in the body, as a form names the field: `InvoiceLine.0.Item`. */
export type At<Value> = { path: string; value: Value }

export type Line = UblInvoiceLine & UblCreditNoteLine

/** A document as rules look at it: both kinds alike, each part with its path. */
export type DocumentView = {
  kind: UblDocument['kind']
  body: UblInvoice & UblCreditNote
  linesField: 'InvoiceLine' | 'CreditNoteLine'
  quantityField: 'InvoicedQuantity' | 'CreditedQuantity'
  typeField: 'InvoiceTypeCode' | 'CreditNoteTypeCode'
  lines: At<Line>[]
  /** Allowances and charges by where they stand. */
  documentCharges: At<UblAllowanceCharge>[]
  lineCharges: At<UblAllowanceCharge>[]
  priceCharges: (At<UblAllowanceCharge> & { line: Line })[]
  /** VAT categories by where they stand. */
  breakdown: At<UblTaxCategory>[]
  chargeCategories: (At<UblTaxCategory> & { charge: UblAllowanceCharge })[]
  lineCategories: At<UblTaxCategory>[]
  seller: UblParty | undefined
  buyer: UblParty | undefined
  /** Every element, in the order of the body. */
  elements: ElementNode[]
  /** The same by their name. */
  named: ReadonlyMap<string, readonly ElementNode[]>
}

export const sellerPath = 'AccountingSupplierParty.Party'
export const buyerPath = 'AccountingCustomerParty.Party'

export function createDocumentView({ kind, body: raw }: UblDocument): DocumentView {
  const body = raw as UblInvoice & UblCreditNote
  const isInvoice = kind === 'invoice'
  const linesField = isInvoice ? 'InvoiceLine' : 'CreditNoteLine'
  const lines = listAt<Line>(linesField, isInvoice ? body.InvoiceLine : body.CreditNoteLine)
  const documentCharges = listAt('AllowanceCharge', body.AllowanceCharge)
  const lineCharges = lines.flatMap(({ path, value }) =>
    listAt(`${path}.AllowanceCharge`, value.AllowanceCharge),
  )
  const priceCharges = lines.flatMap(({ path, value: line }) =>
    listAt(`${path}.Price.AllowanceCharge`, line.Price?.AllowanceCharge).map((each) => ({
      ...each,
      line,
    })),
  )
  const elements = collectElements(kind, body)
  return {
    kind,
    body,
    linesField,
    quantityField: isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity',
    typeField: isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode',
    lines,
    documentCharges,
    lineCharges,
    priceCharges,
    breakdown: listBreakdown(body),
    chargeCategories: [...documentCharges, ...lineCharges, ...priceCharges].flatMap(
      ({ path, value: charge }) =>
        listAt(`${path}.TaxCategory`, charge.TaxCategory).map((each) => ({ ...each, charge })),
    ),
    lineCategories: lines.flatMap(({ path, value }) =>
      listAt(`${path}.Item.ClassifiedTaxCategory`, value.Item?.ClassifiedTaxCategory),
    ),
    seller: body.AccountingSupplierParty?.Party,
    buyer: body.AccountingCustomerParty?.Party,
    elements,
    named: groupByName(elements),
  }
}

function listBreakdown(body: UblInvoice & UblCreditNote): At<UblTaxCategory>[] {
  return listAt('TaxTotal', body.TaxTotal).flatMap(({ path, value }) =>
    listAt(`${path}.TaxSubtotal`, value.TaxSubtotal).flatMap((subtotal) =>
      subtotal.value.TaxCategory
        ? [{ path: `${subtotal.path}.TaxCategory`, value: subtotal.value.TaxCategory }]
        : [],
    ),
  )
}

/** The entries of a list with their paths; none where the list is absent. */
export const listAt = <Value>(path: string, list: readonly Value[] | undefined): At<Value>[] =>
  (list ?? []).map((value, index) => ({ path: `${path}.${index}`, value }))

/** True for charges, false for allowances; undefined where a document says neither. */
export function isCharge({ ChargeIndicator: said }: UblAllowanceCharge): boolean | undefined {
  const plain = toPlain(said)
  if (plain === 'true' || plain === '1') return true
  return plain === 'false' || plain === '0' ? false : undefined
}

type WithScheme = { TaxScheme?: { ID?: string } }

/** True where a category or a registration is one of VAT. */
export const isVat = ({ TaxScheme }: WithScheme): boolean =>
  toPlain(TaxScheme?.ID).toUpperCase() === 'VAT'

/** The VAT numbers of a party: its registrations with the scheme VAT. */
export const listVatNumbers = (party: Pick<UblParty, 'PartyTaxScheme'> | undefined): string[] =>
  (party?.PartyTaxScheme ?? []).flatMap((each) =>
    isVat(each) && each.CompanyID !== undefined ? [each.CompanyID] : [],
  )
