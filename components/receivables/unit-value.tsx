import { addressGroup } from '@/lib/domain/address-group'
import { type CustomerEntry, type CustomerUnit, isList } from '@/lib/domain/customer-units'
import { maskShown } from '@/lib/domain/masks'
import { t } from '@/lib/format/translate-receivables'

/** What a unit holds, line by line, with the lines marked that differ from `against`. */
export function UnitValue({ unit, entry, against }: { unit: CustomerUnit; entry: CustomerEntry; against: CustomerEntry }) {
  const before = linesOf(unit, against)
  return linesOf(unit, entry).map(({ key, text }, at) => {
    const shown = text === '' ? <span className="absent">{t('form.blank')}</span> : maskShown(text)
    return <div key={key}>{before[at]?.text === text ? shown : <mark>{shown}</mark>}</div>
  })
}

/** The lines of a unit, in the same order on every side, so that they stand beside each other. */
function linesOf(unit: CustomerUnit, entry: CustomerEntry): { key: string; text: string }[] {
  if (unit === 'address') return addressGroup.map((field) => ({ key: field, text: entry.address[field] }))
  const rows = isList(unit) ? entry[unit] : [entry[unit] as string]
  return (rows.length > 0 ? rows : ['']).map((text, at) => ({ key: String(at), text }))
}
