import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { toSharedAddress } from '@/components/layout/copy-link'
import type { NavigationGroup } from '@/components/layout/navigation'
import { chooseTheme } from '@/components/layout/theme'
import { copyText } from '@/components/ui/copy-button'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { handOverLookup } from '@/lib/features/invoice-tracking/client/public'
import type {
  Found,
  FoundAction,
  SearchPlaces,
} from '@/lib/features/search-everything/domain/found'
import { planSearch } from '@/lib/features/search-everything/domain/search-plan'
import { routes } from '@/lib/shared/routes'
import { filterCommands, listCommands, type OwnAction } from './search-commands'

/** What there is to go to and to do, and how the box is left for it. */
export type CommandsProps = {
  pages: readonly NavigationGroup[]
  places: SearchPlaces
  onSignOut: () => void
  onShowKeys: () => void
  onClose: () => void
}

/** Every page and action, and those that a word names. */
export function useCommands(
  { pages, places: { client, organization } }: CommandsProps,
  typed: string,
): { commands: Found[]; named: Found[] } {
  const t = useT()
  const isOffered = useOffers()
  const commands = useMemo(
    () => listCommands(t, { pages, client, organization, isOffered }),
    [t, pages, client, organization, isOffered],
  )
  const named = useMemo(() => chooseCommands(commands, typed), [commands, typed])
  return { commands, named }
}

/** Commands are no customers and no numbers. */
function chooseCommands(commands: readonly Found[], typed: string): Found[] {
  const { scope, word } = planSearch(typed)
  return scope === 'all' || scope === 'commands' ? filterCommands(commands, word) : []
}

/** Opens what was found, or does it. */
export function useOpen({ onClose, onSignOut, onShowKeys }: CommandsProps) {
  const router = useRouter()
  const acts: Record<OwnAction, () => void> = {
    themeLight: () => chooseTheme('light'),
    themeDark: () => chooseTheme('dark'),
    themeSystem: () => chooseTheme('system'),
    copyLink: () => void copyText(toSharedAddress(location.href)),
    keys: onShowKeys,
    signOut: onSignOut,
  }
  function doWith(action: FoundAction) {
    if ('copies' in action) return void copyText(action.copies)
    handOverLookup(action.tracks)
    router.push(routes.invoices())
  }
  return ({ key, kind, href, facts }: Found) => {
    onClose()
    if (facts.of === 'hint' && facts.does) doWith(facts.does)
    else if (href !== null) router.push(href)
    else if (kind === 'action') acts[key.replace('action ', '') as OwnAction]()
  }
}
