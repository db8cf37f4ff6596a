import { type DocumentView, isCharge, isVat } from '../document-view'
import { defineRule, findBroken, type Rule } from '../rule'
import { getOnly, toPlain } from '../values'

type Category = { ID?: string; TaxScheme?: { ID?: string } }

const isBrokenDownAs = ({ breakdown }: DocumentView, code: string) =>
  breakdown.some(({ value }) => isVat(value) && toPlain(value.ID) === code)

const isNotSubject = (category: Category) => !isVat(category) || toPlain(category.ID) === 'O'

/** Not subject to VAT excludes every other category, part by part. */
const onlyNotSubject = (
  id: string,
  term: string,
  list: (view: DocumentView) => { path: string; value: Category }[],
): Rule =>
  defineRule(id, term, (view) =>
    isBrokenDownAs(view, 'O')
      ? findBroken(list(view), ({ value }) => isNotSubject(value), 'ID')
      : [],
  )

const listChargeCategories = (view: DocumentView, of: boolean) =>
  view.chargeCategories.filter(({ charge }) => isCharge(charge) === of)

/** Exactly this code, as the rules of split payment compare it. */
const hasExactly = (code: string) => (category: { value: Category }) => category.value.ID === code

function hasSplitPayment({ breakdown, chargeCategories, lineCategories }: DocumentView) {
  return [...breakdown, ...chargeCategories, ...lineCategories].some(hasExactly('B'))
}

/** Rules of single VAT categories: deliveries within the union, not subject, split payment. */
export const specialVatRules: readonly Rule[] = [
  defineRule('BR-IC-11', 'BT-72 BG-14', (view) => {
    if (!isBrokenDownAs(view, 'K')) return []
    const delivered = getOnly(
      (view.body.Delivery ?? []).flatMap((each) => each.ActualDeliveryDate ?? []),
    )
    const hasPeriod = (view.body.InvoicePeriod ?? []).some((each) => Object.keys(each).length > 0)
    return (delivered?.length ?? 0) > 1 || hasPeriod ? [] : ['Delivery.0.ActualDeliveryDate']
  }),
  defineRule('BR-IC-12', 'BT-80', (view) => {
    if (!isBrokenDownAs(view, 'K')) return []
    const country = getOnly(
      (view.body.Delivery ?? []).flatMap(
        (each) => each.DeliveryLocation?.Address?.Country?.IdentificationCode ?? [],
      ),
    )
    return (country?.length ?? 0) > 1
      ? []
      : ['Delivery.0.DeliveryLocation.Address.Country.IdentificationCode']
  }),
  onlyNotSubject('BR-O-11', 'BT-118', ({ breakdown }) => breakdown),
  onlyNotSubject('BR-O-12', 'BT-151', ({ lineCategories }) => lineCategories),
  onlyNotSubject('BR-O-13', 'BT-95', (view) => listChargeCategories(view, false)),
  onlyNotSubject('BR-O-14', 'BT-102', (view) => listChargeCategories(view, true)),
  defineRule('BR-B-01', 'BT-151 BT-95 BT-102', (view) => {
    if (!hasSplitPayment(view)) return []
    const abroad = view.elements.filter(
      ({ name, text }) => name === 'IdentificationCode' && text !== 'IT',
    )
    return abroad.map(({ path }) => path)
  }),
  defineRule('BR-B-02', 'BT-151 BT-95 BT-102', (view) => {
    const { breakdown, documentCharges, lineCategories } = view
    const top = [
      ...breakdown,
      ...documentCharges.flatMap(({ path, value }) =>
        (value.TaxCategory ?? []).map((each) => ({ path, value: each })),
      ),
      ...lineCategories,
    ]
    if (!top.some(hasExactly('B'))) return []
    return top.filter(hasExactly('S')).map(({ path }) => path)
  }),
]
