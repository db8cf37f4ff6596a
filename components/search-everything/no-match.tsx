import { Command } from 'cmdk'
import { useRouter } from 'next/navigation'
import { Icon, type IconName } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { handOverLookup } from '@/lib/features/invoice-tracking/client/public'
import { useSlips } from '@/lib/features/search-everything/client/use-slips'
import type { Found } from '@/lib/features/search-everything/domain/found'
import type { SearchPlan } from '@/lib/features/search-everything/domain/search-plan'
import { routes } from '@/lib/shared/routes'
import { FoundRow } from './found-row'

type Props = {
  plan: SearchPlan
  hasFailed: boolean
  onOpen: (found: Found) => void
  /** Types another word in place of this one. */
  onType: (word: string) => void
  onTaken: () => void
}

/** Nothing was found: the way to the page that asks more, and what a number was likely meant as. */
export function NoMatch({ plan, hasFailed, onOpen, onType, onTaken }: Props) {
  const t = useT()
  const router = useRouter()
  const { word, parsed, sources } = plan
  const isList = parsed?.as === 'list'
  if (!isList && parsed && sources.length === 0)
    return <p className="px-2.5 pt-4 text-ink-2">{t('searchEverything.tooShort')}</p>
  return (
    <>
      {!isList && (
        <p className="px-2.5 pt-4 pb-2 wrap-anywhere text-ink-2">
          {t(hasFailed ? 'searchEverything.noMatchUnasked' : 'searchEverything.noMatch', {
            text: word,
          })}
        </p>
      )}
      {parsed && (
        <WayRow
          value="track"
          icon="right"
          words={
            isList
              ? t('searchEverything.trackList', { count: parsed.lines.length })
              : t('searchEverything.track')
          }
          onTake={() => {
            handOverLookup(word)
            onTaken()
            router.push(routes.invoices())
          }}
        />
      )}
      {!isList && <Slips plan={plan} onOpen={onOpen} onType={onType} />}
    </>
  )
}

/** The way to the person's other places, of which nothing is known yet. */
export function SearchElsewhere({
  names,
  onTake,
}: {
  names: readonly string[]
  onTake: () => void
}) {
  const t = useT()
  if (names.length === 0) return null
  return (
    <WayRow
      value="elsewhere"
      icon="search"
      words={t('searchEverything.elsewhere', { count: names.length, name: names[0]! })}
      onTake={onTake}
    />
  )
}

/** What a number was likely meant as: invoices that are there, else what its check digit shows. */
function Slips({ plan, onOpen, onType }: Pick<Props, 'plan' | 'onOpen' | 'onType'>) {
  const t = useT()
  const slips = useSlips(plan)
  if (slips.length === 0) return null
  return (
    <Command.Group
      value="slips"
      heading={
        <span className="flex px-2.5 pt-2.5 pb-1 text-xs text-ink-3">
          {t('searchEverything.slips')}
        </span>
      }
    >
      {slips.map(({ kind, value, found }) =>
        found ? (
          <FoundRow
            key={value}
            found={{ ...found, name: null }}
            word=""
            note={t(`searchEverything.slip.${kind}`)}
            onOpen={onOpen}
          />
        ) : (
          <WayRow
            key={value}
            value={`slip ${value}`}
            icon="search"
            words={`${t('searchEverything.slipTry', { value })} ${t(`searchEverything.slip.${kind}`)}`}
            onTake={() => onType(value)}
          />
        ),
      )}
    </Command.Group>
  )
}

type WayProps = { value: string; icon: IconName; words: string; onTake: () => void }

const WayRow = ({ value, icon, words, onTake }: WayProps) => (
  <Command.Item
    className="flex min-h-8.5 cursor-default items-center gap-3 rounded-sm px-2.5 aria-selected:bg-selected max-narrow:min-h-11"
    value={value}
    onSelect={onTake}
  >
    <Icon name={icon} />
    {words}
  </Command.Item>
)
