import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { truncateId } from '@/components/batches/public'
import { useT } from '@/lib/client/translation'
import type { Recent } from '@/lib/contracts/desk/recents'
import { getRecentsQuery } from '@/lib/features/search-everything/client/recents'
import type { Found, FoundKind } from '@/lib/features/search-everything/domain/found'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { FoundRow } from './found-row'

/** Objects that stand above the actions. */
const shownMax = 6

type Props = { commands: readonly Found[]; onOpen: (found: Found) => void }

/** The box before anything is typed: what was opened last, actions, and pages. */
export function EmptySearch({ commands, onOpen }: Props) {
  const t = useT()
  const { data, isError, refetch } = useQuery(getRecentsQuery())
  const recents = (data?.recents ?? []).slice(0, shownMax).map((recent) => toFound(t, recent))
  const groups = [
    { name: t('searchEverything.recent'), rows: recents },
    {
      name: t('searchEverything.group.action'),
      rows: commands.filter(({ kind, key }) => kind === 'action' && !key.includes('theme')),
    },
    {
      name: t('searchEverything.group.page'),
      rows: commands.filter(({ kind }) => kind === 'page'),
    },
  ]
  return (
    <>
      {isError && (
        <Command.Item
          className="flex min-h-8.5 items-center gap-3 px-2.5 aria-selected:bg-selected"
          value="failed recents"
          onSelect={() => void refetch()}
        >
          <span className="flex-1">{t('searchEverything.recentFailed')}</span>
          <span className="text-accent underline">{t('searchEverything.tryAgain')}</span>
        </Command.Item>
      )}
      {groups.map(
        ({ name, rows }) =>
          rows.length > 0 && (
            <Command.Group
              key={name}
              value={name}
              heading={<span className="flex px-2.5 pt-2.5 pb-1 text-xs text-ink-3">{name}</span>}
            >
              {rows.map((found) => (
                <FoundRow key={found.key} found={found} word="" hasKind={false} onOpen={onOpen} />
              ))}
            </Command.Group>
          ),
      )}
    </>
  )
}

const kinds: Record<Recent['kind'], FoundKind> = {
  ...{ customer: 'customer', invoice: 'invoice', receipt: 'invoice' },
  ...{ claim: 'claim', case: 'case', batch: 'batch' },
}

function toFound(t: Translate, recent: Recent): Found {
  const kind = kinds[recent.kind]
  return {
    key: `recent ${recent.kind} ${recent.clientNo ?? recent.organizationId ?? recent.companyId} ${recent.id}`,
    kind,
    title: `${t(`searchEverything.kind.${kind}`)} ${truncateLong(recent)}`,
    name: recent.name,
    numbers: [recent.id],
    href: toHref(recent),
    facts: { of: 'hint', words: null },
  }
}

/** An id that nobody reads out is cut. */
const truncateLong = ({ kind, id, name }: Recent) =>
  kind === 'batch' || kind === 'receipt' ? truncateId(id) : kind === 'claim' && name ? '' : id

function toHref({ kind, id, clientNo, organizationId, companyId }: Recent): string | null {
  if (kind === 'receipt') return routes.invoiceById(id)
  if (kind === 'invoice') return routes.invoiceByNumber(id, companyId)
  if (kind === 'customer') return clientNo === null ? null : routes.customer(clientNo, id)
  if (organizationId === null) return null
  if (kind === 'claim') return routes.collectionInvoice(organizationId, id)
  return kind === 'case'
    ? routes.case(organizationId, id)
    : routes.collectionBatch(organizationId, id)
}
