import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { CodeNames } from '@/lib/features/codes/domain/public'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'

/** Codes of an item that have words; all are assumed, and others may come. */
export const itemStatuses = ['OPEN', 'PARTLY_PAID', 'PAID'] as const
const documentTypes = ['IN', 'CN', 'RN'] as const
export const collectionLevels = ['NONE', 'REMINDER', 'COLLECTION'] as const

const findCode = <Code extends string>(codes: readonly Code[], value: string | null | undefined) =>
  codes.find((code) => code === value?.trim().toUpperCase())

/** What kind of document an item is for; a code without words is shown as it is. */
export function labelDocumentType(t: Translate, type: string | null | undefined): string | null {
  const known = findCode(documentTypes, type)
  return known ? t(`arItems.type.${known}`) : type?.trim() || null
}

/** The types that a list may be narrowed to: the client's codes, else those that have words here. */
export function listDocumentTypes(t: Translate, names: CodeNames): [code: string, words: string][] {
  const choices = names.listChoices('documentType')
  return choices.length > 0
    ? choices.map(({ code, name }) => [code, [code, name].filter(Boolean).join(' ')])
    : documentTypes.map((code) => [code, t(`arItems.type.${code}`)])
}

/** How far towards collection the ledger says that an item is. */
export function labelCollectionLevel(
  t: Translate,
  level: string | null | undefined,
): string | null {
  const known = findCode(collectionLevels, level)
  return known ? t(`arItems.level.${known}`) : level?.trim() || null
}

export type ItemTone = 'open' | 'paid' | 'credit' | 'unknown'

/**
 * How an item stands, by its status. One that owes the customer is a credit whatever its status: its
 * amount is below zero (assumed).
 */
export function describeItemStatus(
  t: Translate,
  { status, remainingAmount }: ArItem,
): { tone: ItemTone; words: string } {
  const remaining = parseAmount(remainingAmount)
  if (remaining.is === 'exact' && compareDecimals(remaining.decimal, '0') < 0)
    return { tone: 'credit', words: t('arItems.status.credit') }
  const known = findCode(itemStatuses, status)
  if (known)
    return { tone: known === 'PAID' ? 'paid' : 'open', words: t(`arItems.status.${known}`) }
  const raw = status?.trim()
  return {
    tone: 'unknown',
    words: raw ? t('arItems.status.other', { status: raw }) : t('arItems.status.untold'),
  }
}

/** What an item is called: `Invoice 2026-10442`. */
export function nameItem(t: Translate, { documentNo, documentType }: ArItem): string {
  const type = labelDocumentType(t, documentType) ?? t('arItems.typeUnknown')
  const number = documentNo?.trim()
  return number ? t('arItems.named', { type, number }) : type
}

/** What an item is called, and what of it is open where that is told exactly. */
export function titleItem(t: Translate, item: ArItem): string {
  const name = nameItem(t, item)
  const remaining = parseAmount(item.remainingAmount)
  if (remaining.is !== 'exact' || !item.currency) return name
  const amount = `${formatDecimal(remaining.decimal)} ${item.currency}`
  return t('arItems.open', { item: name, amount })
}
