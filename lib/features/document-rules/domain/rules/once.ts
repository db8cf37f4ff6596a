import type { DocumentView, Line } from '../document-view'
import { listAt } from '../document-view'
import { defineDocumentRule, defineRule, findBroken, type Rule } from '../rule'

type Body = DocumentView['body']
type PartyLike = DocumentView['seller']

const countOf = <Value>(
  list: readonly Value[] | undefined,
  holds: (value: Value) => unknown,
): number =>
  (list ?? []).filter((each) => holds(each) !== undefined && holds(each) !== false).length

const sumOf = <Value>(list: readonly Value[] | undefined, count: (value: Value) => number) =>
  (list ?? []).reduce((sum, each) => sum + count(each), 0)

/** A rule by which something occurs at most once in a document. */
const once = (
  id: string,
  terms: string,
  field: string,
  count: (body: Body) => number,
  options?: Parameters<typeof defineDocumentRule>[4],
): Rule => defineDocumentRule(id, terms, field, ({ body }) => count(body) <= 1, options)

const seller = (body: Body): PartyLike => body.AccountingSupplierParty?.Party
const buyer = (body: Body): PartyLike => body.AccountingCustomerParty?.Party

type Registration = { CompanyID?: string; TaxScheme?: { ID?: string } }
const hasScheme = ({ TaxScheme, CompanyID }: Registration, isVatWanted: boolean) =>
  CompanyID !== undefined &&
  TaxScheme !== undefined &&
  ((TaxScheme.ID ?? '').toUpperCase() === 'VAT') === isVatWanted

/** A rule by which something occurs at most once in each line. */
const onceInLine = (
  id: string,
  terms: string,
  field: string,
  count: (line: Line) => number,
): Rule =>
  defineRule(id, terms, ({ lines }) => findBroken(lines, ({ value }) => count(value) <= 1, field))

const isSepa = (id: { SchemeID?: string } | undefined) => id?.SchemeID?.toUpperCase() === 'SEPA'

function countSepa(body: Body): number {
  return [seller(body), buyer(body), body.PayeeParty]
    .flatMap((party) => party?.PartyIdentification ?? [])
    .filter(({ ID }) => isSepa(ID)).length
}

/** A payee is another party than the seller: it has a name, and another one than the seller's. */
function isOtherThanSeller(body: Body): boolean {
  const names = (body.PayeeParty?.PartyName ?? []).flatMap(({ Name }) => Name ?? [])
  const sellers = (seller(body)?.PartyLegalEntity ?? []).flatMap(
    (each) => each.RegistrationName ?? [],
  )
  return names.some((name) => sellers.some((each) => each !== name))
}

const oncePayee = (
  id: string,
  term: string,
  field: string,
  count: (payee: NonNullable<Body['PayeeParty']>) => number,
): Rule =>
  defineDocumentRule(
    id,
    term,
    `PayeeParty.${field}`,
    ({ body }) => !body.PayeeParty || (count(body.PayeeParty) <= 1 && isOtherThanSeller(body)),
  )

const countDistinct = (texts: readonly string[]) => new Set(texts).size

/**
 * What a document says once: UBL allows it several times, EN 16931 does not (UBL-SR). What the body
 * has a single place for cannot break such a rule and is left out.
 */
export const onceRules: readonly Rule[] = [
  once('UBL-SR-01', 'BT-12', 'ContractDocumentReference.1.ID', (body) =>
    countOf(body.ContractDocumentReference, ({ ID }) => ID),
  ),
  once('UBL-SR-02', 'BT-15', 'ReceiptDocumentReference.1.ID', (body) =>
    countOf(body.ReceiptDocumentReference, ({ ID }) => ID),
  ),
  once('UBL-SR-03', 'BT-16', 'DespatchDocumentReference.1.ID', (body) =>
    countOf(body.DespatchDocumentReference, ({ ID }) => ID),
  ),
  once('UBL-SR-04', 'BT-18', 'AdditionalDocumentReference', (body) =>
    countOf(
      body.AdditionalDocumentReference,
      ({ DocumentTypeCode, ID }) => DocumentTypeCode === '130' && ID !== undefined,
    ),
  ),
  once('UBL-SR-05', 'BT-20', 'PaymentTerms.0.Note', (body) =>
    sumOf(body.PaymentTerms, ({ Note }) => Note?.length ?? 0),
  ),
  defineRule('UBL-SR-07', 'BT-25', ({ body }) =>
    findBroken(
      listAt('BillingReference', body.BillingReference),
      ({ value }) => value.InvoiceDocumentReference?.ID !== undefined,
      'InvoiceDocumentReference.ID',
    ),
  ),
  once('UBL-SR-08', 'BG-14', 'InvoicePeriod.1', (body) => body.InvoicePeriod?.length ?? 0),
  once(
    'UBL-SR-09',
    'BT-27',
    'AccountingSupplierParty.Party.PartyLegalEntity.1.RegistrationName',
    (body) => countOf(seller(body)?.PartyLegalEntity, (each) => each.RegistrationName),
  ),
  once('UBL-SR-10', 'BT-28', 'AccountingSupplierParty.Party.PartyName.1.Name', (body) =>
    countOf(seller(body)?.PartyName, ({ Name }) => Name),
  ),
  once('UBL-SR-11', 'BT-30', 'AccountingSupplierParty.Party.PartyLegalEntity.1.CompanyID', (body) =>
    countOf(seller(body)?.PartyLegalEntity, ({ CompanyID }) => CompanyID),
  ),
  once('UBL-SR-12', 'BT-31', 'AccountingSupplierParty.Party.PartyTaxScheme', (body) =>
    countOf(seller(body)?.PartyTaxScheme, (each) => hasScheme(each, true)),
  ),
  once('UBL-SR-13', 'BT-32', 'AccountingSupplierParty.Party.PartyTaxScheme', (body) =>
    countOf(seller(body)?.PartyTaxScheme, (each) => hasScheme(each, false)),
  ),
  once(
    'UBL-SR-14',
    'BT-33',
    'AccountingSupplierParty.Party.PartyLegalEntity.1.CompanyLegalForm',
    (body) => countOf(seller(body)?.PartyLegalEntity, (each) => each.CompanyLegalForm),
  ),
  once(
    'UBL-SR-15',
    'BT-44',
    'AccountingCustomerParty.Party.PartyLegalEntity.1.RegistrationName',
    (body) => countOf(buyer(body)?.PartyLegalEntity, (each) => each.RegistrationName),
  ),
  once('UBL-SR-16', 'BT-46', 'AccountingCustomerParty.Party.PartyIdentification.1.ID', (body) =>
    countOf(buyer(body)?.PartyIdentification, ({ ID }) => ID),
  ),
  once('UBL-SR-17', 'BT-47', 'AccountingCustomerParty.Party.PartyLegalEntity.1.CompanyID', (body) =>
    countOf(buyer(body)?.PartyLegalEntity, ({ CompanyID }) => CompanyID),
  ),
  once('UBL-SR-18', 'BT-48', 'AccountingCustomerParty.Party.PartyTaxScheme', (body) =>
    countOf(buyer(body)?.PartyTaxScheme, (each) => hasScheme(each, true)),
  ),
  oncePayee('UBL-SR-19', 'BT-59', 'PartyName.0.Name', ({ PartyName }) =>
    countOf(PartyName, ({ Name }) => Name),
  ),
  oncePayee('UBL-SR-20', 'BT-60', 'PartyIdentification', ({ PartyIdentification }) =>
    countOf(PartyIdentification, ({ ID }) => ID !== undefined && !isSepa(ID)),
  ),
  oncePayee('UBL-SR-21', 'BT-61', 'PartyLegalEntity', ({ PartyLegalEntity }) =>
    countOf(PartyLegalEntity, ({ CompanyID }) => CompanyID),
  ),
  once('UBL-SR-22', 'BT-62', 'TaxRepresentativeParty.PartyName.1.Name', (body) =>
    countOf(body.TaxRepresentativeParty?.PartyName, ({ Name }) => Name),
  ),
  once(
    'UBL-SR-23',
    'BT-63',
    'TaxRepresentativeParty.PartyTaxScheme.1.CompanyID',
    (body) => countOf(body.TaxRepresentativeParty?.PartyTaxScheme, ({ CompanyID }) => CompanyID),
    { since: 21 },
  ),
  once('UBL-SR-24', 'BG-13', 'Delivery.1', (body) => body.Delivery?.length ?? 0),
  defineRule('UBL-SR-25', 'BT-70', ({ body }) =>
    findBroken(
      listAt('Delivery', body.Delivery),
      ({ value }) => countOf(value.DeliveryParty?.PartyName, ({ Name }) => Name) <= 1,
      'DeliveryParty.PartyName.1.Name',
    ),
  ),
  defineRule('UBL-SR-26', 'BT-83', ({ body }) =>
    findBroken(
      listAt('PaymentMeans', body.PaymentMeans),
      ({ value }) => (value.PaymentID?.length ?? 0) <= 1,
      'PaymentID.1',
    ),
  ),
  once('UBL-SR-29', 'BT-90', 'AccountingSupplierParty.Party.PartyIdentification', countSepa),
  defineRule('UBL-SR-33', 'BT-123', ({ body }) =>
    findBroken(
      listAt('AdditionalDocumentReference', body.AdditionalDocumentReference),
      ({ value }) => (value.DocumentDescription?.length ?? 0) <= 1,
      'DocumentDescription.1',
    ),
  ),
  onceInLine('UBL-SR-34', 'BT-127', 'Note.1', ({ Note }) => Note?.length ?? 0),
  onceInLine('UBL-SR-35', 'BT-132', 'OrderLineReference.1', (line) =>
    countOf(line.OrderLineReference, ({ LineID }) => LineID),
  ),
  onceInLine('UBL-SR-36', 'BG-26', 'InvoicePeriod.1', (line) => line.InvoicePeriod?.length ?? 0),
  onceInLine('UBL-SR-37', 'BT-147', 'Price.AllowanceCharge.1', ({ Price }) =>
    countOf(Price?.AllowanceCharge, ({ Amount }) => Amount),
  ),
  defineRule('UBL-SR-48', 'BG-30', ({ lines }) =>
    findBroken(
      lines,
      ({ value }) => value.Item?.ClassifiedTaxCategory?.length === 1,
      'Item.ClassifiedTaxCategory',
    ),
  ),
  onceInLine(
    'UBL-SR-50',
    'BT-154',
    'Item.Description.1',
    ({ Item }) => Item?.Description?.length ?? 0,
  ),
  onceInLine(
    'UBL-SR-52',
    'BT-128',
    'DocumentReference.1',
    (line) => line.DocumentReference?.length ?? 0,
  ),
  once('UBL-SR-39', 'BT-11', 'ProjectReference.1.ID', (body) =>
    countOf(body.ProjectReference, ({ ID }) => ID),
  ),
  once('UBL-SR-40', 'BT-45', 'AccountingCustomerParty.Party.PartyName.1.Name', (body) =>
    countOf(buyer(body)?.PartyName, ({ Name }) => Name),
  ),
  defineDocumentRule(
    'UBL-SR-42',
    'BT-31 BT-32',
    'AccountingSupplierParty.Party.PartyTaxScheme.2',
    ({ seller: party }) => (party?.PartyTaxScheme?.length ?? 0) <= 2,
  ),
  once('UBL-SR-44', 'BT-83', 'PaymentMeans', (body) =>
    countDistinct((body.PaymentMeans ?? []).flatMap(({ PaymentID }) => PaymentID ?? [])),
  ),
  once('UBL-SR-45', 'BT-9', 'PaymentMeans.1.PaymentDueDate', (body) =>
    countOf(body.PaymentMeans, ({ PaymentDueDate }) => PaymentDueDate),
  ),
  once('UBL-SR-46', 'BT-82', 'PaymentMeans.1.PaymentMeansCode.Name', (body) =>
    countOf(body.PaymentMeans, ({ PaymentMeansCode }) => PaymentMeansCode?.Name),
  ),
  once('UBL-SR-47', 'BT-81', 'PaymentMeans.1.PaymentMeansCode.Value', (body) =>
    countDistinct(
      (body.PaymentMeans ?? []).flatMap(({ PaymentMeansCode: code }) =>
        code === undefined ? [] : [code.Value ?? ''],
      ),
    ),
  ),
  once('UBL-SR-49', 'BT-8', 'InvoicePeriod.0.DescriptionCode', (body) =>
    sumOf(body.InvoicePeriod, ({ DescriptionCode }) => DescriptionCode?.length ?? 0),
  ),
  ...(['UBL-SR-54', 'BR-66'] as const).map((id) =>
    once(
      id,
      'BG-18',
      'PaymentMeans.1.CardAccount',
      (body) => countOf(body.PaymentMeans, ({ CardAccount }) => CardAccount),
      id === 'BR-66' ? { until: 19 } : { since: 20 },
    ),
  ),
  ...(['UBL-SR-55', 'BR-67'] as const).map((id) =>
    once(
      id,
      'BG-19',
      'PaymentMeans.1.PaymentMandate',
      (body) => countOf(body.PaymentMeans, ({ PaymentMandate }) => PaymentMandate),
      id === 'BR-67' ? { until: 19 } : { since: 20 },
    ),
  ),
  once(
    'UBL-SR-56',
    'BT-17',
    'OriginatorDocumentReference.1.ID',
    (body) => countOf(body.OriginatorDocumentReference, ({ ID }) => ID),
    { since: 21 },
  ),
]
