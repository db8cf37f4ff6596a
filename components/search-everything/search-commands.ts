import type { NavigationGroup } from '@/components/layout/navigation'
import type { Found } from '@/lib/features/search-everything/domain/found'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { type CommandPlace, listFurtherPages } from './further-pages'

/** Actions that are done where one is. */
export const ownActions = [
  ...(['copyLink', 'keys'] as const),
  ...(['themeLight', 'themeDark', 'themeSystem', 'signOut'] as const),
] as const
export type OwnAction = (typeof ownActions)[number]

type Context = CommandPlace & { pages: readonly NavigationGroup[] }

/** Every page and action that the person may take. */
export const listCommands = (t: Translate, context: Context): Found[] => [
  ...context.pages.flatMap(({ title, items }) =>
    items.map(({ href, label }) => defineCommand('page', { title: label, href, words: title })),
  ),
  ...listFurtherPages(t, context).map((page) => defineCommand('page', page)),
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
  ...(client !== null && isOffered('createDocument')
    ? [leadTo(t, 'newDocument', routes.newDocument(client))]
    : []),
  ...(organization !== null && isOffered('createCollectionInvoices')
    ? [leadTo(t, 'newCollectionInvoices', routes.newCollectionInvoices(organization))]
    : []),
]

const leadTo = (
  t: Translate,
  action: 'newCustomer' | 'newDocument' | 'newCollectionInvoices',
  href: string,
) =>
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
