'use client'

import { useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toSharedAddress } from '@/components/layout/copy-link'
import { Chip } from '@/components/ui/chip'
import { copyText } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { Menu, type MenuEntry } from '@/components/ui/menu'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useHydrated } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { useViewVisit } from '@/lib/features/saved-views/client/use-view-visit'
import {
  findOpenView,
  isOfList,
  type ListPlace,
  toListHref,
  toSeenHref,
} from '@/lib/features/saved-views/client/view-link'
import { type SavedView, viewsQuery } from '@/lib/features/saved-views/client/views'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isSameQuery, toViewQuery } from '@/lib/shared/view-query'
import { formatDayAndTime, makeDistinct } from './describe-view-changes'
import { ViewDialog, type ViewRequest } from './view-dialog'

type Props = {
  /**
   * The query string of the page as it stands, without its question mark, the name of the open view
   * included.
   */
  currentQuery: string
  /**
   * Which list the page shows. Its companies are those that the page searches in: those of its
   * filter, or all of the person's own.
   */
  place: ListPlace
}

/**
 * Names the open view and leads to the others: a view is a name for an address, so opening one is
 * going there, and the address alone says what is shown. What was changed since is marked.
 */
export function SavedViews({ currentQuery, place }: Props) {
  const t = useT()
  const router = useRouter()
  const isHydrated = useHydrated()
  const { data, isError } = useQuery(viewsQuery)
  const [asked, setAsked] = useState<ViewRequest | null>(null)
  const [copying, setCopying] = useState<{ of: string; outcome: CopyOutcome } | null>(null)
  const copied = copying?.of === currentQuery ? copying.outcome : null
  const views = listOwnFirst((data?.views ?? []).filter((view) => isOfList(view, place)))
  const open = findOpenView(views, currentQuery)
  useViewVisit(open)
  const isChanged = open !== undefined && !isSameQuery(open.query, currentQuery)
  const actions = [
    ...listViewActions(t, open, isChanged, setAsked),
    {
      label: t('savedViews.copySeen'),
      icon: 'link',
      startsGroup: true,
      onSelect: () => void copySeen(),
    } satisfies MenuEntry,
  ]

  async function copySeen() {
    const href = toSeenHref(place, currentQuery, new Date())
    const outcome = await copyText(toSharedAddress(`${location.origin}${href}`))
    setCopying({ of: currentQuery, outcome })
  }

  function handleDone(change: ViewRequest['change'], viewId: string) {
    setAsked(null)
    const query = toViewQuery(currentQuery)
    if (change === 'save') router.push(toListHref(place, query, viewId))
    if (change === 'delete') router.push(toListHref(place, query))
  }

  return (
    <div className="flex min-w-0 items-center gap-2">
      <Menu
        label={t('savedViews.menu')}
        button={
          <>
            <span className="max-w-[24ch] min-w-0 truncate max-[760px]:max-w-[10ch]">
              {open?.name ?? t('savedViews.button')}
            </span>
            <Icon name="down" />
          </>
        }
        head={
          isError
            ? t('savedViews.notRead')
            : views.length === 0
              ? t('savedViews.none')
              : open && !open.isOwn && <SharedBy view={open} />
        }
        items={[...listViewEntries(t, views, open, isHydrated), ...actions]}
      />
      <span className={copied ? 'text-xs text-ink-2' : 'sr-only'} role="status">
        {copied && t(`form.${copied}`)}
      </span>
      {isChanged && <Chip variant="line">{t('savedViews.changed')}</Chip>}
      {asked && (
        <ViewDialog
          asked={asked}
          content={{ query: toViewQuery(currentQuery), ...place }}
          onDone={(viewId) => handleDone(asked.change, viewId)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}

/** Whose the open view is. In the menu's lines, which are links themselves, the name is plain. */
function SharedBy({ view: { name, owner } }: { view: SavedView }) {
  const t = useT()
  return (
    <>
      <b>{name}</b>
      <PersonLink person={owner} say={(person) => t('savedViews.sharedBy', { owner: person })} />
    </>
  )
}

type CopyOutcome = Awaited<ReturnType<typeof copyText>>

/** Own views first, then those that others share. */
const listOwnFirst = (views: SavedView[]): SavedView[] => [
  ...views.filter(({ isOwn }) => isOwn),
  ...views.filter(({ isOwn }) => !isOwn),
]

/** When views were looked at is told in the reader's own time, so not before the page is there. */
function listViewEntries(
  t: Translate,
  views: SavedView[],
  open: SavedView | undefined,
  isHydrated: boolean,
): MenuEntry[] {
  const labels = makeDistinct(
    t,
    views.map(({ name }) => name),
    listActionLabels(t),
  )
  return views.map((view, at) => ({
    label: labels[at]!,
    detail: [findSharingText(t, view), isHydrated && describeLastVisit(t, view)]
      .filter(Boolean)
      .join(' · '),
    href: toListHref(view, view.query, view.viewId),
    checked: view === open,
    startsGroup: !view.isOwn && views[at - 1]?.isOwn === true,
  }))
}

function findSharingText(t: Translate, { isOwn, shared, owner }: SavedView): string | null {
  if (!isOwn) return t('savedViews.sharedBy', { owner })
  return shared ? t('savedViews.shared') : null
}

const describeLastVisit = (t: Translate, { visitedAt }: SavedView) =>
  visitedAt
    ? t('savedViews.visited', { when: formatDayAndTime(t, new Date(visitedAt)) })
    : t('savedViews.neverVisited')

const listActionLabels = (t: Translate) => [
  t('savedViews.saveAs'),
  t('savedViews.saveChanges'),
  t('savedViews.rename'),
  t('savedViews.share'),
  t('savedViews.unshare'),
  t('savedViews.delete'),
]

function listViewActions(
  t: Translate,
  open: SavedView | undefined,
  isChanged: boolean,
  ask: (asked: ViewRequest) => void,
): MenuEntry[] {
  const saveAs: MenuEntry = {
    label: t('savedViews.saveAs'),
    icon: 'plus',
    startsGroup: true,
    onSelect: () => ask({ change: 'save', view: null }),
  }
  if (!open?.isOwn) return [saveAs]
  const saveChanges: MenuEntry = {
    label: t('savedViews.saveChanges'),
    onSelect: () => ask({ change: 'save', view: open }),
  }
  return [
    saveAs,
    ...(isChanged ? [saveChanges] : []),
    { label: t('savedViews.rename'), onSelect: () => ask({ change: 'rename', view: open }) },
    {
      label: t(open.shared ? 'savedViews.unshare' : 'savedViews.share'),
      onSelect: () => ask({ change: 'share', view: open }),
    },
    { label: t('savedViews.delete'), onSelect: () => ask({ change: 'delete', view: open }) },
  ]
}
