import type { NavigationGroup } from '@/components/layout/navigation'
import type { OperationName } from '@/lib/client/offers'
import type { Found } from '@/lib/features/search-everything/domain/found'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

/** Actions that are done where one is. */
export const ownActions = [
  ...(['copyLink', 'keys'] as const),
  ...(['themeLight', 'themeDark', 'themeSystem', 'signOut'] as const),
] as const
export type OwnAction = (typeof ownActions)[number]

type Context = {
  pages: readonly NavigationGroup[]
  client: string | null
  organization: string | null
  isOffered: (name: OperationName) => boolean
}

/** Every page and action that the person may take. */
export const listCommands = (t: Translate, context: Context): Found[] => [
  ...context.pages.flatMap(({ title, items }) =>
    items.map(({ href, label }) => defineCommand('page', { title: label, href, words: title })),
  ),
  defineCommand('page', { title: t('layout.sessions'), href: routes.sessions(), words: null }),
  ...listLeadingActions(t, context),
  ...ownActions.map((action) =>
    defineCommand('action', {
      title: t(`searchEverything.action.${action}`),
      href: null,
      words: t(
        `searchEverything.hint.${action.startsWith('theme') ? 'theme' : (action as 'keys')}`,
      ),
      key: action,
      keys: action === 'keys' ? '?' : undefined,
    }),
  ),
]

/** The commands that a word names; all of them without a word. */
export const filterCommands = (commands: readonly Found[], word: string): Found[] =>
  commands.filter(({ title, facts }) =>
    [title, facts.of === 'hint' ? (facts.words ?? '') : ''].some((text) =>
      hasWordStart(text, word),
    ),
  )

/** In the words of a command each one may be begun with: `inv` finds Collection invoices. */
const hasWordStart = (text: string, word: string) =>
  ` ${text.toLowerCase()}`.includes(` ${word.trim().toLowerCase()}`)

const listLeadingActions = (t: Translate, { client, organization, isOffered }: Context) => [
  ...(client !== null && isOffered('createCustomer')
    ? [leadTo(t, 'newCustomer', routes.newCustomer(client))]
    : []),
  ...(organization !== null && isOffered('createCollectionInvoices')
    ? [leadTo(t, 'newCollectionInvoices', routes.newCollectionInvoices(organization))]
    : []),
]

const leadTo = (t: Translate, action: 'newCustomer' | 'newCollectionInvoices', href: string) =>
  defineCommand('action', {
    title: t(`searchEverything.action.${action}`),
    words: t(`searchEverything.hint.${action}`),
    href,
  })

const defineCommand = (
  kind: 'page' | 'action',
  {
    title,
    href,
    words,
    key = href,
    keys,
  }: {
    title: string
    href: string | null
    words: string | null
    key?: string | null
    keys?: string
  },
): Found => ({
  key: `${kind} ${key}`,
  ...{ kind, title, name: null, numbers: [], href },
  facts: { of: 'hint', words, keys },
})
