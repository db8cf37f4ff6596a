import { Command } from 'cmdk'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Found, FoundKind } from '@/lib/features/search-everything/domain/found'
import { findMatchedPart } from '@/lib/features/search-everything/domain/match-part'
import { FoundAmount, FoundStatus } from './found-status'

const icons: Record<FoundKind, IconName> = {
  page: 'right',
  action: 'bolt',
  invoice: 'document',
  customer: 'user',
  item: 'coin',
  claim: 'coin',
  case: 'case',
  settlement: 'coin',
  batch: 'layers',
  file: 'load',
}

/**
 * One thing that was found: what it is called with the part that matched, how it stands, and what
 * is owed.
 */
export function FoundRow({
  found,
  word,
  note,
  onOpen,
}: {
  found: Found
  word: string
  /** What its group does not say of it, such as which kind it is. */
  note?: string
  onOpen: (found: Found) => void
}) {
  const { kind, title, name, numbers, placeName } = found
  const via = word !== '' && !hasMatch([title, name], word) ? findMatching(numbers, word) : null
  return (
    <Command.Item
      className={rowClass}
      value={found.key}
      data-href={found.href ?? undefined}
      disabled={found.href === null && kind !== 'action'}
      onSelect={() => onOpen(found)}
    >
      <Icon name={icons[kind]} className="text-ink-2" />
      <span className="min-w-0 truncate">
        <Matched text={title} word={word} />
        {name && (
          <span className="pl-2 text-ink-2">
            <Matched text={name} word={word} />
          </span>
        )}
        {via && (
          <span className="pl-2 text-xs text-ink-3">
            <Matched text={via} word={word} />
          </span>
        )}
        {placeName && <span className="pl-2 text-xs text-ink-3">{placeName}</span>}
        {note && <span className="pl-2 text-xs text-ink-3">{note}</span>}
      </span>
      <FoundStatus found={found} />
      <FoundAmount found={found} />
    </Command.Item>
  )
}

const rowClass = [
  'grid min-h-8.5 cursor-default grid-cols-[16px_minmax(0,1fr)_minmax(0,1fr)_112px] items-center gap-x-3 rounded-sm px-2.5',
  'scroll-my-2 aria-disabled:text-ink-3 aria-selected:bg-selected',
  'forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
  'max-narrow:min-h-13 max-narrow:grid-cols-[16px_minmax(0,1fr)_auto] max-narrow:gap-y-0 max-narrow:py-1',
].join(' ')

/** A text with the part that was searched for underlined. */
function Matched({ text, word }: { text: string; word: string }) {
  const part = word === '' ? null : findMatchedPart(text, word)
  if (!part) return text
  const [from, to] = part
  return (
    <>
      {text.slice(0, from)}
      <b className="font-semibold underline decoration-accent-line decoration-2 underline-offset-3">
        {text.slice(from, to)}
      </b>
      {text.slice(to)}
    </>
  )
}

const findMatching = (texts: readonly string[], word: string) =>
  texts.find((text) => findMatchedPart(text, word) !== null) ?? null

const hasMatch = (texts: readonly (string | null)[], word: string) =>
  texts.some((text) => text !== null && findMatchedPart(text, word) !== null)
