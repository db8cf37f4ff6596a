import type { ImportField } from '@/lib/shared/file-import/import-fields'

/**
 * What a form or a file says of an invoice, each as it was typed. Names are the upstream's own;
 * those of the one debtor begin with `debtor`.
 */
export const invoiceFields = [
  ...([
    'uniqueSourceInvoiceId',
    'invoiceNumber',
    'type',
    'originalInvoiceAmount',
    'currency',
    'invoiceDate',
    'dueDate',
  ] as const),
  ...(['collectionNoticeDate', 'description', 'ocrReferenceNumber', 'vat', 'fees'] as const),
  ...([
    'debtorType',
    'debtorName',
    'debtorFirstname',
    'debtorLastname',
    'debtorCustomerNumber',
    'debtorIdentificationNumber',
  ] as const),
  ...([
    'debtorOrganizationNumber',
    'debtorDateOfBirth',
    'debtorEmail',
    'debtorPhoneCountryCode',
    'debtorPhone',
  ] as const),
  ...(['debtorStreet', 'debtorZipCode', 'debtorCity', 'debtorCountryCode'] as const),
] as const
export type InvoiceField = (typeof invoiceFields)[number]

/** An invoice as it was typed; a field that is left out is blank. */
export type InvoiceFormValues = Partial<Record<InvoiceField, string>>

/**
 * Other names that people give a column, beside the field's own: in English and as the programs of
 * the Nordic countries and Germany write them.
 */
const columnNames: Partial<Record<InvoiceField, readonly string[]>> = {
  uniqueSourceInvoiceId: ['external id', 'source id', 'unique id', 'our id'],
  invoiceNumber: [
    ...['invoice no', 'invoice nr', 'invoice', 'number', 'fakturanummer', 'fakturanr', 'faktura'],
    ...['laskunumero', 'rechnungsnummer', 'rechnung'],
  ],
  type: ['invoice type'],
  originalInvoiceAmount: [
    ...['amount', 'original amount', 'invoice amount', 'total', 'beløp', 'fakturabeløp', 'belopp'],
    ...['beloeb', 'beløb', 'summa', 'betrag', 'rechnungsbetrag'],
  ],
  currency: ['currency code', 'valuta', 'valutakode', 'valuutta', 'währung'],
  invoiceDate: [
    ...['date', 'issue date', 'invoiced on', 'fakturadato', 'fakturadatum', 'laskupäivä'],
    'rechnungsdatum',
  ],
  dueDate: [
    ...['due', 'due on', 'pay by', 'forfallsdato', 'forfall', 'förfallodatum', 'forfaldsdato'],
    ...['eräpäivä', 'fälligkeitsdatum', 'fällig am'],
  ],
  collectionNoticeDate: ['notice date', 'collection notice'],
  description: ['text', 'what for', 'tekst', 'beskrivelse', 'beskrivning', 'beschreibung'],
  ocrReferenceNumber: ['ocr', 'ocr reference', 'kid', 'payment reference', 'viitenumero'],
  vat: ['mva', 'moms'],
  fees: ['gebyr', 'avgifter'],
  debtorType: ['type of debtor'],
  debtorName: [
    ...['name', 'debtor', 'customer name', 'customer', 'navn', 'kunde', 'kundenavn', 'namn'],
    ...['kund', 'kundnamn', 'nimi', 'asiakas'],
  ],
  debtorFirstname: ['firstname', 'first name', 'given name', 'fornavn', 'förnamn', 'vorname'],
  debtorLastname: [
    ...['lastname', 'last name', 'surname', 'family name', 'etternavn', 'efternamn', 'nachname'],
  ],
  debtorCustomerNumber: [
    ...['customer number', 'customer no', 'customer nr', 'customer id', 'kundenummer', 'kundenr'],
    ...['kundnummer', 'kundnr'],
  ],
  debtorIdentificationNumber: [
    ...['identification number', 'identity number', 'personal number', 'ssn', 'fødselsnummer'],
    'personnummer',
  ],
  debtorOrganizationNumber: [
    ...['organization number', 'organisation number', 'org no', 'org nr', 'company number'],
    ...['organisasjonsnummer', 'orgnr', 'organisationsnummer', 'cvr'],
  ],
  debtorDateOfBirth: ['date of birth', 'born on', 'birth date', 'fødselsdato', 'födelsedatum'],
  debtorEmail: ['email', 'e-mail', 'emails', 'email address', 'epost', 'e-postadresse'],
  debtorPhoneCountryCode: ['phone country code'],
  debtorPhone: ['phone', 'phone number', 'phoneNumbers', 'mobile', 'telefon', 'mobil'],
  debtorStreet: ['street', 'address', 'street address', 'adresse', 'adress', 'gate', 'straße'],
  debtorZipCode: ['zip code', 'zip', 'postal code', 'postcode', 'postnummer', 'postnr', 'plz'],
  debtorCity: ['city', 'town', 'poststed', 'postort', 'by', 'ort'],
  debtorCountryCode: ['country code', 'country', 'land', 'landkode'],
}

/** The types of an invoice that are known (lib/contracts/collection/invoices.ts). */
export const knownTypes = ['PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE', 'DEBT_COLLECTION']
const yesOrNo = ['yes', 'no']

/**
 * What a row cannot go without, and what most rows have. Which fields the service requires is not
 * shown (interface.md 4.9): an amount and its currency.
 */
const needs: Partial<Record<InvoiceField, ImportField<InvoiceField>['need']>> = {
  originalInvoiceAmount: 'required',
  currency: 'required',
  ...Object.fromEntries(
    (['invoiceNumber', 'invoiceDate', 'dueDate', 'debtorName'] as const).map((key) => [
      key,
      'wanted',
    ]),
  ),
}

const specials: Partial<Record<InvoiceField, Partial<ImportField<InvoiceField>>>> = {
  originalInvoiceAmount: { kind: 'number' },
  invoiceDate: { kind: 'day' },
  dueDate: { kind: 'day', after: 'invoiceDate' },
  collectionNoticeDate: { kind: 'day', after: 'dueDate' },
  debtorDateOfBirth: { kind: 'birthday' },
  debtorIdentificationNumber: { isPersonal: true },
  type: { choices: knownTypes },
  debtorType: { choices: ['COMPANY', 'PRIVATE'] },
  vat: { choices: yesOrNo },
  fees: { choices: yesOrNo },
}

/** The fields of an invoice as a file can fill them. */
export const invoiceImportFields: readonly ImportField<InvoiceField>[] = invoiceFields.map(
  (key) => ({
    key,
    names: columnNames[key] ?? [],
    kind: 'text',
    need: needs[key] ?? 'optional',
    ...specials[key],
  }),
)
