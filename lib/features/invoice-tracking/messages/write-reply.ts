import type {
  ReplyFacts,
  ReplyGroup,
  ReplyLine,
} from '@/lib/features/invoice-tracking/domain/references/reply-facts'
import type { Translate } from '@/lib/shared/i18n/translate'
import { formatRest } from './describe-reference'

/** The languages that a reply can be written in. */
export const replyLanguages = ['en', 'nb', 'sv', 'da', 'fi'] as const
export type ReplyLanguage = (typeof replyLanguages)[number]

/** How much a reply says: each invoice that is to be named, or how many there are of each group. */
export const replyStyles = ['lines', 'summary'] as const
export type ReplyStyle = (typeof replyStyles)[number]

/** A reply about pasted lines, in the language of the caller: plain text, to be edited and sent. */
export function writeReply(
  t: Translate,
  { parts, attention, left, ...counts }: ReplyFacts,
  {
    language,
    style,
    isFiltered,
  }: { language: ReplyLanguage; style: ReplyStyle; isFiltered: boolean },
): string {
  const texts = `references.reply.in.${language}` as const
  const amounts = new Intl.ListFormat(language).format(left.totals.map(formatRest))
  const opening = [
    t(`${texts}.intro`, counts),
    left.count > 0 ? t(`${texts}.left`, { count: left.count, amounts }) : '',
    left.count > 0 && left.unknown > 0 ? t(`${texts}.leftUnknown`, { count: left.unknown }) : '',
    counts.more > 0 ? t(`${texts}.more`, { count: counts.more }) : '',
    !isFiltered && attention > 0 ? t(`${texts}.attention`, { count: attention }) : '',
  ]
  const sections = parts.map(({ group, lines }) =>
    [
      t(`${texts}.${group}`, { count: lines.length }),
      ...(style === 'summary' ? [] : lines.map((line) => writeLine(t, language, group, line))),
    ].join('\n'),
  )
  return [
    opening.filter(Boolean).join(' '),
    style === 'summary' ? sections.join('\n') : sections.join('\n\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What a line is named by, and behind it where its invoices are beside what its heading says. */
function writeLine(
  t: Translate,
  language: ReplyLanguage,
  group: ReplyGroup,
  line: ReplyLine,
): string {
  const texts = `references.reply.in.${language}` as const
  const { no, name, receiver, asked, foundAs, several } = line
  const facts = several
    ? listSeveralFacts(t, language, several)
    : listInvoiceFacts(t, language, group, line)
  const origin = [foundAs && t(`${texts}.kind.${foundAs}`), asked].filter(Boolean).join(' ')
  const named = [name ?? t(`${texts}.line`, { no }), receiver, origin && `(${origin})`]
    .filter(Boolean)
    .join(' ')
  return facts.length > 0 ? `${named}: ${facts.join(', ')}` : named
}

function listInvoiceFacts(
  t: Translate,
  language: ReplyLanguage,
  group: ReplyGroup,
  { delivery, lanes }: ReplyLine,
): string[] {
  const texts = `references.reply.in.${language}` as const
  const isToldAbove = group === 'withdrawn' && lanes?.pursuit === 'withdrawn'
  return [
    delivery && delivery !== 'unknown' && delivery !== 'collection'
      ? t(`${texts}.fact.${delivery}`)
      : '',
    lanes?.pursuit && !isToldAbove && (group !== 'collection' || lanes.pursuit !== 'open')
      ? t(`${texts}.fact.${lanes.pursuit}`)
      : '',
    lanes?.caseNumber ? t(`${texts}.fact.case`, { number: lanes.caseNumber }) : '',
    lanes?.rest ? t(`${texts}.fact.left`, { amount: formatRest(lanes.rest) }) : '',
    lanes?.isSettled ? t(`${texts}.fact.settled`) : '',
  ].filter(Boolean)
}

/** How many invoices a line found, and how many of them are where, in the words of the headings. */
function listSeveralFacts(
  t: Translate,
  language: ReplyLanguage,
  { count, groups, left }: NonNullable<ReplyLine['several']>,
): string[] {
  const texts = `references.reply.in.${language}` as const
  const startLow = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
  const amount = left && new Intl.ListFormat(language).format(left.map(formatRest))
  return [
    t(`${texts}.several`, { count }),
    ...groups.map((of) => startLow(t(`${texts}.${of.group}`, { count: of.count }))),
    amount ? t(`${texts}.fact.left`, { amount }) : '',
    amount === '' ? t(`${texts}.fact.settled`) : '',
  ].filter(Boolean)
}
