import { Command } from 'cmdk'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { labelLookup } from '@/lib/features/invoice-tracking/messages/public'
import type { FoundKind } from '@/lib/features/search-everything/domain/found'
import type { SearchPlan } from '@/lib/features/search-everything/domain/search-plan'

type InputProps = {
  typed: string
  plan: SearchPlan
  kind: FoundKind | null
  onType: (text: string) => void
}

/** What is typed; pasted lines become one line of references. */
export function SearchInput({ typed, plan, kind, onType }: InputProps) {
  const t = useT()
  return (
    <div className="flex h-12.5 flex-none items-center gap-3 border-b border-line px-4">
      <Icon name="search" />
      <Command.Input
        className="h-full min-w-0 flex-1 bg-transparent text-md font-regular outline-none placeholder:text-ink-3 max-narrow:text-[16px]"
        value={typed}
        maxLength={2000}
        placeholder={t('searchEverything.placeholder')}
        onValueChange={onType}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData('text')
            .trim()
            .split(/[\r\n]+/)
          if (lines.length < 2) return
          event.preventDefault()
          onType(lines.join('; '))
        }}
      />
      <KindChips plan={plan} kind={kind} />
    </div>
  )
}

/** What a word is taken for, or the one kind that is shown. */
function KindChips({ plan: { parsed, word }, kind }: { plan: SearchPlan; kind: FoundKind | null }) {
  const t = useT()
  if (kind !== null)
    return <Chip>{t('searchEverything.only', { kinds: t(`searchEverything.group.${kind}`) })}</Chip>
  if (!parsed || word === '' || !/\d/.test(word)) return null
  const [other] = parsed.others
  return (
    <span className="flex flex-none gap-2 max-narrow:hidden">
      <Chip>{labelLookup(t, parsed.as)}</Chip>
      {other && <Chip>{t('searchEverything.alsoAs', { kind: labelLookup(t, other) })}</Chip>}
    </span>
  )
}
