import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { type DocumentField, documentFields, knownDocumentTypes } from './typed-document'

/**
 * Other names that people give a column, beside the field's own: in English and as the programs of
 * the Nordic countries and Germany write them.
 */
const columnNames: Record<DocumentField, readonly string[]> = {
  documentType: ['type', 'document kind', 'bilagstype', 'dokumenttype', 'dokumenttyp', 'belegart'],
  customerNo: [
    ...['customer number', 'customer id', 'customer', 'kundenummer', 'kundenr', 'kundnummer'],
    ...['kundnr', 'kunde', 'asiakasnumero', 'kundennummer'],
  ],
  subCustomerNo: ['sub-customer number', 'sub-customer', 'sub customer', 'underkunde'],
  documentNo: [
    ...['document number', 'document', 'invoice number', 'invoice no', 'number', 'bilagsnummer'],
    ...['fakturanummer', 'fakturanr', 'laskunumero', 'rechnungsnummer', 'belegnummer'],
  ],
  documentDate: [
    ...['date', 'invoice date', 'issue date', 'bilagsdato', 'fakturadato', 'fakturadatum'],
    ...['laskupäivä', 'rechnungsdatum', 'belegdatum', 'dato', 'datum'],
  ],
  dueDate: [
    ...['due', 'due on', 'pay by', 'forfallsdato', 'forfall', 'förfallodatum', 'forfaldsdato'],
    ...['eräpäivä', 'fälligkeitsdatum'],
  ],
  currency: ['currency code', 'valuta', 'valutakode', 'valuutta', 'währung'],
  kid: ['ocr', 'ocr reference', 'payment reference', 'kidnummer', 'viitenumero'],
  exclVat: [
    ...['net', 'net amount', 'amount excl vat', 'excluding vat', 'netto', 'nettobeløp'],
    ...['beløp eks mva', 'belopp exkl moms', 'nettobetrag'],
  ],
  vat: ['vat amount', 'mva', 'moms', 'alv', 'mwst', 'tax'],
  inclVat: [
    ...['total', 'amount', 'gross', 'amount incl vat', 'including vat', 'brutto', 'beløp'],
    ...['fakturabeløp', 'belopp', 'summa', 'betrag', 'bruttobetrag'],
  ],
  language: ['language code', 'språk', 'sprog', 'kieli', 'sprache'],
  customerMessage: ['message', 'text', 'melding', 'meddelande', 'besked', 'nachricht'],
  sellerReference: ['our reference', 'vår referanse', 'vår referens', 'unsere referenz'],
  buyerReference: ['your reference', 'deres referanse', 'er referens', 'ihre referenz'],
  additionalReference: ['reference', 'referanse', 'referens'],
  salesOrderId: ['sales order', 'order', 'ordrenummer', 'ordernummer', 'auftragsnummer'],
  purchaseOrderId: ['purchase order', 'po number', 'bestillingsnummer', 'bestellnummer'],
  distribution: ['distribution type', 'distribusjon'],
  einvoiceCode: ['e-invoice code', 'efaktura'],
}

const required: readonly DocumentField[] = [
  ...(['documentType', 'customerNo', 'documentNo', 'documentDate'] as const),
  ...(['currency', 'inclVat'] as const),
]
const wanted: readonly DocumentField[] = ['dueDate', 'exclVat', 'vat', 'kid']

const specials: Partial<Record<DocumentField, Partial<ImportField<DocumentField>>>> = {
  documentType: { choices: knownDocumentTypes },
  documentDate: { kind: 'day' },
  dueDate: { kind: 'day', after: 'documentDate' },
  exclVat: { kind: 'number' },
  vat: { kind: 'number' },
  inclVat: { kind: 'number' },
}

/** The fields of a document as a file can fill them: each row is one, without lines. */
export const documentImportFields: readonly ImportField<DocumentField>[] = documentFields.map(
  (key) => ({
    key,
    names: columnNames[key],
    kind: 'text',
    need: required.includes(key) ? 'required' : wanted.includes(key) ? 'wanted' : 'optional',
    ...specials[key],
  }),
)
