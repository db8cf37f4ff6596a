import type { ReplyFacts } from '@/lib/features/invoice-tracking/domain/references/reply-facts'
import type { Translate } from '@/lib/shared/i18n/translate'

/** The languages that a reply can be written in. */
export const replyLanguages = ['en', 'nb', 'sv', 'da', 'fi'] as const
export type ReplyLanguage = (typeof replyLanguages)[number]

/** How much a reply says: each invoice that is to be named, or how many there are of each group. */
export const replyStyles = ['lines', 'summary'] as const
export type ReplyStyle = (typeof replyStyles)[number]

/** A reply about pasted lines, in the language of the caller: plain text, to be edited and sent. */
export function writeReply(
  t: Translate,
  { parts, attention, ...counts }: ReplyFacts,
  {
    language,
    style,
    isFiltered,
  }: { language: ReplyLanguage; style: ReplyStyle; isFiltered: boolean },
): string {
  const texts = `references.reply.in.${language}` as const
  const opening = [
    t(`${texts}.intro`, counts),
    !isFiltered && attention > 0 ? t(`${texts}.attention`, { count: attention }) : '',
  ]
  const sections = parts.map(({ group, lines }) =>
    [
      t(`${texts}.${group}`, { count: lines.length }),
      ...(style === 'summary'
        ? []
        : lines.map(({ no, name, receiver }) =>
            [name ?? t(`${texts}.line`, { no }), receiver].filter(Boolean).join(' '),
          )),
    ].join('\n'),
  )
  return [
    opening.filter(Boolean).join(' '),
    style === 'summary' ? sections.join('\n') : sections.join('\n\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
