import type { UblPaymentMeans } from '@/lib/contracts/distribution/ubl-document'
import { type DocumentView, listAt } from '../document-view'
import { defineRule, findBroken, type Rule } from '../rule'
import { getOnly, readDecimal, toPlain } from '../values'

const isIn = (party: DocumentView['seller']) =>
  party?.PostalAddress?.Country?.IdentificationCode === 'DK'

const isDomestic = ({ seller, buyer }: DocumentView) => isIn(seller) && isIn(buyer)

const sellerPath = 'AccountingSupplierParty.Party'
const buyerPath = 'AccountingCustomerParty.Party'
const companyId = 'PartyLegalEntity.0.CompanyID'

const isFilled = (text: string | undefined) => toPlain(text) !== ''

const listCompanyIds = (party: DocumentView['seller']) =>
  (party?.PartyLegalEntity ?? []).flatMap(({ CompanyID }) => CompanyID ?? [])

/**
 * A legal registration has the scheme of the business register. One without a scheme passes, as the
 * rule is published.
 */
const hasRegisterScheme = (party: DocumentView['seller']) => {
  const scheme = getOnly(listCompanyIds(party).map(({ SchemeID }) => SchemeID ?? ''))
  return scheme === undefined || toPlain(scheme) === '0184'
}

/** A rule of how an invoice between Danish parties is paid. */
const definePaymentRule = (
  number: string,
  terms: string,
  field: string,
  holds: (means: UblPaymentMeans, code: string) => boolean,
): Rule =>
  defineRule(
    `DK-R-${number}`,
    terms,
    (view) =>
      isDomestic(view)
        ? findBroken(
            listAt('PaymentMeans', view.body.PaymentMeans),
            ({ value }) => holds(value, value.PaymentMeansCode?.Value ?? ''),
            field,
          )
        : [],
    { kind: 'invoice' },
  )

const allowedMeans = ['1', '10', '31', '42', '48', '49', '50', '58', '59', '93', '97']

const readPaymentId = ({ PaymentID }: UblPaymentMeans) => getOnly(PaymentID ?? []) ?? ''
const startsWithCard = (means: UblPaymentMeans, ...cards: string[]) =>
  cards.some((card) => readPaymentId(means).startsWith(`${card}#`))

/** The version of UNSPSC that a line may name. */
const itemVersions = ['19.05.01', '19.0501', '26.08.01', '26.0801']

const hasItemVersion = ({ lines }: DocumentView) =>
  findBroken(
    lines,
    ({ value }) => {
      const codes = (value.Item?.CommodityClassification ?? []).flatMap(
        ({ ItemClassificationCode }) => ItemClassificationCode ?? [],
      )
      return (
        !codes.some(({ ListID }) => ListID === 'TST') ||
        codes.some(({ ListVersionID }) => itemVersions.includes(ListVersionID ?? ''))
      )
    },
    'Item.CommodityClassification.0.ItemClassificationCode.ListVersionID',
  )

/** A Danish tax other than VAT: its four digits, or a text with a # inside. */
function isDanishTax(reason = ''): boolean {
  const isNumber = toPlain(reason).length === 4 && Number(reason) >= 0 && Number(reason) <= 9999
  return isNumber || (reason.includes('#') && !reason.startsWith('#') && !reason.endsWith('#'))
}

/** Danish sellers: DK-R. */
export const danishRules: readonly Rule[] = [
  defineRule('DK-R-002', 'BT-30', ({ seller }) => {
    if (!isIn(seller)) return []
    const number = getOnly(listCompanyIds(seller))
    return isFilled(number?.Value) ? [] : [`${sellerPath}.${companyId}.Value`]
  }),
  ...(['warning', 'fatal'] as const).map((severity) =>
    defineRule('DK-R-003', 'BT-158', (view) => (isDomestic(view) ? hasItemVersion(view) : []), {
      severity,
      ...(severity === 'fatal' ? { since: 21 } : { until: 20 }),
    }),
  ),
  defineRule('DK-R-004', 'BT-97 BT-104 BT-139 BT-144', (view) =>
    isDomestic(view)
      ? findBroken(
          [...view.documentCharges, ...view.lineCharges, ...view.priceCharges],
          ({ value }) =>
            value.AllowanceChargeReasonCode !== 'ZZZ' ||
            isDanishTax(getOnly(value.AllowanceChargeReason ?? [])),
          'AllowanceChargeReason.0',
        )
      : [],
  ),
  definePaymentRule('005', 'BT-81', 'PaymentMeansCode.Value', (_, code) =>
    allowedMeans.includes(code),
  ),
  definePaymentRule('006', 'BT-84 BT-86', 'PayeeFinancialAccount.ID', (means, code) => {
    if (code !== '31' && code !== '42') return true
    const account = means.PayeeFinancialAccount
    return isFilled(account?.ID) && isFilled(account?.FinancialInstitutionBranch?.ID)
  }),
  definePaymentRule(
    '007',
    'BT-89 BT-91',
    'PaymentMandate.ID',
    ({ PaymentMandate: mandate }, code) =>
      code !== '49' || (isFilled(mandate?.ID) && isFilled(mandate?.PayerFinancialAccount?.ID)),
  ),
  definePaymentRule(
    '008',
    'BT-83 BT-84',
    'PaymentID.0',
    (means, code) =>
      code !== '50' ||
      (startsWithCard(means, '01', '04', '15') &&
        /^\d{7,8}$/.test(means.PayeeFinancialAccount?.ID ?? '')),
  ),
  definePaymentRule(
    '009',
    'BT-83',
    'PaymentID.0',
    (means, code) =>
      code !== '50' || !startsWithCard(means, '04', '15') || readPaymentId(means).length === 19,
  ),
  definePaymentRule(
    '010',
    'BT-83 BT-84',
    'PaymentID.0',
    (means, code) =>
      code !== '93' ||
      (startsWithCard(means, '71', '73', '75') && means.PayeeFinancialAccount?.ID?.length === 8),
  ),
  definePaymentRule(
    '011',
    'BT-83',
    'PaymentID.0',
    (means, code) =>
      code !== '93' ||
      !startsWithCard(means, '71', '75') ||
      [18, 19].includes(readPaymentId(means).length),
  ),
  defineRule('DK-R-013', 'BT-29 BT-46', (view) =>
    isDomestic(view)
      ? [
          ...listAt(`${sellerPath}.PartyIdentification`, view.seller?.PartyIdentification),
          ...listAt(`${buyerPath}.PartyIdentification`, view.buyer?.PartyIdentification),
        ].flatMap(({ path, value: { ID } }) =>
          ID === undefined || isFilled(ID.SchemeID) ? [] : [`${path}.ID.SchemeID`],
        )
      : [],
  ),
  defineRule('DK-R-014', 'BT-30', ({ seller }) =>
    !isIn(seller) || hasRegisterScheme(seller) ? [] : [`${sellerPath}.${companyId}.SchemeID`],
  ),
  defineRule(
    'DK-R-016',
    'BT-115',
    (view) =>
      isDomestic(view) && readDecimal(view.body.LegalMonetaryTotal?.PayableAmount)?.lt(0)
        ? ['LegalMonetaryTotal.PayableAmount.Value']
        : [],
    { kind: 'creditNote' },
  ),
  ...(['warning', 'fatal'] as const).map((severity) =>
    defineRule(
      'DK-R-017',
      'BT-47',
      (view) =>
        !isDomestic(view) || hasRegisterScheme(view.buyer)
          ? []
          : [`${buyerPath}.${companyId}.SchemeID`],
      { severity, ...(severity === 'fatal' ? { since: 21 } : { since: 20, until: 20 }) },
    ),
  ),
]
