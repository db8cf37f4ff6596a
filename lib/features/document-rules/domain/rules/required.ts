import { buyerPath, type DocumentView, isVat, listAt, sellerPath } from '../document-view'
import { defineDocumentRule, defineRule, findBroken, type Rule } from '../rule'
import { getOnly, toPlain } from '../values'

const entity = 'PartyLegalEntity.0.RegistrationName'
const country = 'Country.IdentificationCode'

/** True where a text is there and holds more than space. */
const isFilled = (text: string | undefined) => toPlain(text) !== ''

const readName = (party: DocumentView['seller']) =>
  getOnly((party?.PartyLegalEntity ?? []).flatMap((each) => each.RegistrationName ?? []))

/** What a document has to say at all: EN 16931, BR-01 to BR-20 and the likes of them. */
export const requiredRules: readonly Rule[] = [
  defineDocumentRule('BR-01', 'BT-24', 'CustomizationID', ({ body }) =>
    isFilled(body.CustomizationID),
  ),
  defineDocumentRule('BR-02', 'BT-1', 'ID', ({ body }) => isFilled(body.ID)),
  defineDocumentRule('BR-03', 'BT-2', 'IssueDate', ({ body }) => isFilled(body.IssueDate)),
  defineRule('BR-04', 'BT-3', ({ body, typeField }) =>
    isFilled(body[typeField]) ? [] : [typeField],
  ),
  defineDocumentRule('BR-05', 'BT-5', 'DocumentCurrencyCode', ({ body }) =>
    isFilled(body.DocumentCurrencyCode),
  ),
  defineDocumentRule('BR-06', 'BT-27', `${sellerPath}.${entity}`, ({ seller }) =>
    isFilled(readName(seller)),
  ),
  defineDocumentRule('BR-07', 'BT-44', `${buyerPath}.${entity}`, ({ buyer }) =>
    isFilled(readName(buyer)),
  ),
  defineDocumentRule(
    'BR-08',
    'BG-5',
    `${sellerPath}.PostalAddress`,
    ({ seller }) => seller?.PostalAddress !== undefined,
  ),
  defineDocumentRule(
    'BR-09',
    'BT-40',
    `${sellerPath}.PostalAddress.${country}`,
    ({ seller }) =>
      !seller?.PostalAddress || isFilled(seller.PostalAddress.Country?.IdentificationCode),
  ),
  defineDocumentRule(
    'BR-10',
    'BG-8',
    `${buyerPath}.PostalAddress`,
    ({ buyer }) => buyer?.PostalAddress !== undefined,
  ),
  defineDocumentRule(
    'BR-11',
    'BT-55',
    `${buyerPath}.PostalAddress.${country}`,
    ({ buyer }) =>
      !buyer?.PostalAddress || isFilled(buyer.PostalAddress.Country?.IdentificationCode),
  ),
  defineRule('BR-16', 'BG-25', ({ lines, linesField }) => (lines.length > 0 ? [] : [linesField])),
  defineDocumentRule('BR-17', 'BT-59', 'PayeeParty.PartyName.0.Name', ({ body, seller }) => {
    const { PayeeParty: payee } = body
    if (!payee) return true
    const names = (payee.PartyName ?? []).flatMap(({ Name }) => Name ?? [])
    const ids = (payee.PartyIdentification ?? []).flatMap(({ ID }) => ID?.Value ?? [])
    const sellerNames = seller?.PartyName?.map(({ Name }) => Name) ?? []
    const sellerIds = seller?.PartyIdentification?.map(({ ID }) => ID?.Value) ?? []
    return (
      names.length > 0 &&
      !names.some((name) => sellerNames.includes(name)) &&
      !ids.some((id) => sellerIds.includes(id))
    )
  }),
  defineDocumentRule('BR-18', 'BT-62', 'TaxRepresentativeParty.PartyName.0.Name', ({ body }) => {
    const { TaxRepresentativeParty: party } = body
    return !party || isFilled(getOnly((party.PartyName ?? []).flatMap(({ Name }) => Name ?? [])))
  }),
  defineDocumentRule(
    'BR-19',
    'BG-12',
    'TaxRepresentativeParty.PostalAddress',
    ({ body }) =>
      !body.TaxRepresentativeParty || body.TaxRepresentativeParty.PostalAddress !== undefined,
  ),
  defineDocumentRule(
    'BR-20',
    'BT-69',
    `TaxRepresentativeParty.PostalAddress.${country}`,
    ({ body }) => {
      const address = body.TaxRepresentativeParty?.PostalAddress
      return !address || isFilled(address.Country?.IdentificationCode)
    },
  ),
  defineDocumentRule(
    'BR-56',
    'BT-63',
    'TaxRepresentativeParty.PartyTaxScheme.0.CompanyID',
    ({ body }) =>
      !body.TaxRepresentativeParty ||
      (body.TaxRepresentativeParty.PartyTaxScheme ?? []).some(
        (each) => isVat(each) && each.CompanyID !== undefined,
      ),
  ),
  defineRule('BR-52', 'BT-122', ({ body }) =>
    findBroken(
      listAt('AdditionalDocumentReference', body.AdditionalDocumentReference),
      ({ value }) => isFilled(value.ID?.Value),
      'ID.Value',
    ),
  ),
  defineRule('BR-53', 'BT-111', ({ body }) => {
    const currency = body.TaxCurrencyCode
    const isTold =
      currency === undefined ||
      (body.TaxTotal ?? []).some(({ TaxAmount, TaxSubtotal }) =>
        [TaxAmount, ...(TaxSubtotal ?? []).map((each) => each.TaxAmount)].some(
          (amount) => amount?.CurrencyID === currency,
        ),
      )
    return isTold ? [] : ['TaxTotal']
  }),
  defineRule('BR-55', 'BT-25', ({ body }) =>
    findBroken(
      listAt('BillingReference', body.BillingReference),
      ({ value }) => value.InvoiceDocumentReference?.ID !== undefined,
      'InvoiceDocumentReference.ID',
    ),
  ),
  defineRule('BR-57', 'BT-80', ({ body }) =>
    findBroken(
      listAt('Delivery', body.Delivery),
      ({ value }) =>
        !value.DeliveryLocation?.Address ||
        value.DeliveryLocation.Address.Country?.IdentificationCode !== undefined,
      `DeliveryLocation.Address.${country}`,
    ),
  ),
  defineDocumentRule(
    'BR-62',
    'BT-34',
    `${sellerPath}.EndpointID.SchemeID`,
    ({ seller }) => !seller?.EndpointID || seller.EndpointID.SchemeID !== undefined,
  ),
  defineDocumentRule(
    'BR-63',
    'BT-49',
    `${buyerPath}.EndpointID.SchemeID`,
    ({ buyer }) => !buyer?.EndpointID || buyer.EndpointID.SchemeID !== undefined,
  ),
  defineDocumentRule(
    'BR-CO-03',
    'BT-7 BT-8',
    'TaxPointDate',
    ({ body }) =>
      body.TaxPointDate === undefined ||
      !(body.InvoicePeriod ?? []).some((period) => (period.DescriptionCode?.length ?? 0) > 0),
  ),
  defineDocumentRule(
    'BR-CO-25',
    'BT-9 BT-20 BT-115',
    'DueDate',
    ({ body }) =>
      !(Number(body.LegalMonetaryTotal?.PayableAmount?.Value) > 0) ||
      body.DueDate !== undefined ||
      (body.PaymentTerms ?? []).some(({ Note }) => (Note?.length ?? 0) > 0),
    { until: 20 },
  ),
]

const findSellerId = ({ seller }: DocumentView, isSepaLeftOut: boolean) =>
  (seller?.PartyTaxScheme ?? []).some((each) => isVat(each) && each.CompanyID !== undefined) ||
  (seller?.PartyLegalEntity ?? []).some(({ CompanyID }) => CompanyID !== undefined) ||
  (seller?.PartyIdentification ?? []).some(
    ({ ID }) => ID !== undefined && !(isSepaLeftOut && ID.SchemeID === 'SEPA'),
  )

/** BR-CO-26, before and after a creditor number of SEPA stopped to name a seller. */
export const sellerIdRules: readonly Rule[] = ([20, 21] as const).map((number) =>
  defineDocumentRule(
    'BR-CO-26',
    'BT-29 BT-30 BT-31',
    `${sellerPath}.PartyLegalEntity.0.CompanyID.Value`,
    (view) => view.body.AccountingSupplierParty === undefined || findSellerId(view, number === 21),
    number === 21 ? { since: 21 } : { until: 20 },
  ),
)
