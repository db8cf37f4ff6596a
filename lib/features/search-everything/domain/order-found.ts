import { isExact } from '@/lib/features/invoice-tracking/domain/public'
import { isSameCode, isSameText } from '@/lib/shared/list-filters/text-comparison'
import { type Found, type FoundGroup, foundGroups, foundKinds } from './found'

/** How surely what was found is what was meant. */
const ranks = ['exact', 'sameNumber', 'sameName', 'startOfNumber', 'startOfName', 'part'] as const
type Rank = (typeof ranks)[number]

/** Ranks that name one thing and no other. */
const exactRanks: readonly Rank[] = ['exact', 'sameNumber', 'sameName']

/**
 * Puts what was found in its groups: what was named exactly in one of its own, above all kinds, the
 * rest by kind, the surest first. What is equally sure keeps the order in which it came. Each thing
 * stands once, whoever told it.
 */
export function orderFound(word: string, found: readonly Found[]): Record<FoundGroup, Found[]> {
  const groups = Object.fromEntries(
    foundGroups.map((group): [FoundGroup, Found[]] => [group, []]),
  ) as Record<FoundGroup, Found[]>
  const ranked = listOnce(found)
    .map((each) => ({ each, rank: rankFound(word, each) }))
    .sort(
      (one, other) =>
        ranks.indexOf(one.rank) - ranks.indexOf(other.rank) ||
        foundKinds.indexOf(one.each.kind) - foundKinds.indexOf(other.each.kind),
    )
  for (const { each, rank } of ranked)
    groups[exactRanks.includes(rank) ? 'exact' : each.kind].push(each)
  return groups
}

/** The same object may be told by two sources. */
const listOnce = (found: readonly Found[]) =>
  [...new Map(found.toReversed().map((each) => [getIdentity(each), each])).values()].toReversed()

/** Receivables of one customer share their page, and so do invoices of a number without a company. */
const getIdentity = ({ kind, key, href, facts }: Found) => {
  const isShared = facts.of === 'invoice' && !isExact(facts.hit.page)
  return kind === 'item' || isShared ? key : (href ?? key)
}

/** How surely one thing is what a word means. */
export function rankFound(word: string, { title, name, numbers }: Found): Rank {
  if (word.trim() === '') return 'part'
  if (numbers.some((number) => foldNumber(number) === foldNumber(word))) return 'exact'
  if (numbers.some((number) => isSameCode(number, word))) return 'sameNumber'
  const names = [title, name].filter((each) => each !== null)
  if (names.some((each) => isSameText(each, word))) return 'sameName'
  if (numbers.some((number) => foldNumber(number).startsWith(foldNumber(word))))
    return 'startOfNumber'
  return names.some((each) => startsWord(each, word)) ? 'startOfName' : 'part'
}

/** A number as people write it: blanks, and which dash parts it, make no other number. */
const foldNumber = (text: string) => text.replace(/\s/gu, '').replace(/[‐-―]/gu, '-').toLowerCase()

const startsWord = (text: string, word: string) =>
  ` ${text.toLowerCase()}`.includes(` ${word.trim().toLowerCase()}`)
