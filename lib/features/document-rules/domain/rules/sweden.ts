import { type DocumentView, listAt } from '../document-view'
import { defineRule, findBroken, type Rule } from '../rule'
import { getOnly, toPlain } from '../values'
import { hasLuhn } from './identifiers'

const sellerPath = 'AccountingSupplierParty.Party'

const isIn = (party: DocumentView['seller']) =>
  party?.PostalAddress?.Country?.IdentificationCode === 'SE'

const listVat = ({ seller }: DocumentView) =>
  (seller?.PartyTaxScheme ?? []).filter(({ TaxScheme }) => TaxScheme?.ID === 'VAT')

const hasSwedishVat = (view: DocumentView) =>
  isIn(view.seller) && listVat(view).some(({ CompanyID }) => CompanyID?.startsWith('SE'))

/** A number as XPath reads one: an optional hyphen, digits and a point. */
const isNumeric = (text: string) => /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(text)

/** A rule of the VAT number of a Swedish seller. */
const defineVatRule = (id: string, holds: (number: string) => boolean): Rule =>
  defineRule(id, 'BT-31', (view) => {
    if (!hasSwedishVat(view)) return []
    const number = getOnly(listVat(view).flatMap(({ CompanyID }) => CompanyID ?? [])) ?? ''
    return holds(number) ? [] : [`${sellerPath}.PartyTaxScheme.0.CompanyID`]
  })

/** A rule of the organization number of a Swedish seller. */
const defineNumberRule = (id: string, holds: (number: string) => boolean): Rule =>
  defineRule(id, 'BT-30', ({ seller }) =>
    isIn(seller)
      ? findBroken(
          listAt(`${sellerPath}.PartyLegalEntity`, seller?.PartyLegalEntity),
          ({ value }) => value.CompanyID === undefined || holds(value.CompanyID.Value ?? ''),
          'CompanyID.Value',
        )
      : [],
  )

const defineRateRule = (options: { since?: 22; until?: 21 }): Rule =>
  defineRule(
    'SE-R-006',
    'BT-96 BT-103 BT-119 BT-152',
    (view) => {
      if (!hasSwedishVat(view) || (options.since === 22 && !isIn(view.buyer))) return []
      return findBroken(
        [...view.breakdown, ...view.chargeCategories, ...view.lineCategories],
        ({ value }) => value.ID !== 'S' || [6, 12, 25].includes(Number(value.Percent ?? 'none')),
        'Percent',
      )
    },
    options,
  )

/** A rule of the account of a giro, as Swedish sellers name it. */
const defineGiroRule = (id: string, giro: string, holds: (account: string) => boolean): Rule =>
  defineRule(
    id,
    'BT-84',
    ({ seller, body }) =>
      isIn(seller)
        ? findBroken(
            listAt('PaymentMeans', body.PaymentMeans),
            ({ value: { PaymentMeansCode: code, PayeeFinancialAccount: account } }) =>
              toPlain(code?.Value) !== '30' ||
              toPlain(account?.FinancialInstitutionBranch?.ID) !== giro ||
              account?.ID === undefined ||
              holds(toPlain(account.ID)),
            'PayeeFinancialAccount.ID',
          )
        : [],
    { severity: 'warning' },
  )

const defineMeansRule = (id: string, codes: readonly string[], isDomestic: boolean): Rule =>
  defineRule(
    id,
    'BT-81',
    ({ seller, buyer, body }) =>
      isIn(seller) && (!isDomestic || isIn(buyer))
        ? findBroken(
            listAt('PaymentMeans', body.PaymentMeans),
            ({ value }) => !codes.includes(value.PaymentMeansCode?.Value ?? ''),
            'PaymentMeansCode.Value',
          )
        : [],
    { severity: 'warning' },
  )

const isOfLength = (from: number, to: number) => (text: string) =>
  text.length >= from && text.length <= to

/** Swedish sellers: SE-R. */
export const swedishRules: readonly Rule[] = [
  defineVatRule('SE-R-001', (number) => toPlain(number).length === 14),
  defineVatRule('SE-R-002', (number) => isNumeric(number.slice(2, 14).trim())),
  defineNumberRule('SE-R-003', (number) => isNumeric(number.trim())),
  defineNumberRule('SE-R-004', (number) => toPlain(number).length === 10),
  defineNumberRule(
    'SE-R-013',
    (number) => /^\d+$/.test(toPlain(number)) && hasLuhn(toPlain(number)),
  ),
  defineRule('SE-R-005', 'BT-32', ({ seller }) =>
    isIn(seller) && seller?.PartyLegalEntity?.some(({ CompanyID }) => CompanyID !== undefined)
      ? findBroken(
          listAt(`${sellerPath}.PartyTaxScheme`, seller.PartyTaxScheme),
          ({ value }) =>
            toPlain(value.TaxScheme?.ID).toUpperCase() === 'VAT' ||
            value.CompanyID === undefined ||
            toPlain(value.CompanyID).toUpperCase() === 'GODKÄND FÖR F-SKATT',
          'CompanyID',
        )
      : [],
  ),
  defineRateRule({ until: 21 }),
  defineRateRule({ since: 22 }),
  defineGiroRule('SE-R-007', 'SE:PLUSGIRO', isNumeric),
  defineGiroRule('SE-R-010', 'SE:PLUSGIRO', isOfLength(2, 8)),
  defineGiroRule('SE-R-008', 'SE:BANKGIRO', isNumeric),
  defineGiroRule('SE-R-009', 'SE:BANKGIRO', isOfLength(7, 8)),
  defineMeansRule('SE-R-011', ['50', '56'], false),
  defineMeansRule('SE-R-012', ['31'], true),
]
