'use client'

import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { useT } from '@/lib/client/translation'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Names the client whose data the desk shows, and leads to the others where there are any. */
export function WorkspaceSwitcher({
  workspaces,
  currentClientNo,
}: {
  workspaces: Workspace[]
  currentClientNo: string | null
}) {
  const t = useT()
  const current = workspaces.find((workspace) => workspace.clientNo === currentClientNo)
  const face = (
    <span className="min-w-0">
      <span className="block truncate leading-4 font-semibold">
        {current?.name ?? t('layout.workspace')}
      </span>
      <span className="block text-2xs text-ink-3 tabular-nums">
        {current && formatDetail(t, current)}
      </span>
    </span>
  )
  if (workspaces.length < 2) return <div className={variant}>{face}</div>

  return (
    <Menu
      buttonClassName={`${variant} hover:bg-nav-hover aria-expanded:bg-nav-hover`}
      label={t('layout.workspace')}
      button={
        <>
          {face}
          <Icon name="updown" />
        </>
      }
      items={workspaces.map((workspace) => ({
        label: workspace.name,
        detail: formatDetail(t, workspace),
        href: workspace.href,
        checked: workspace === current,
      }))}
    />
  )
}

const variant =
  'mb-2 grid min-h-10 w-full flex-none grid-cols-[minmax(0,1fr)_16px] items-center rounded-sm px-2 py-1 text-left max-narrow:min-h-11'

/** A client a person may work for, and where its work begins. Without a number it is named only. */
export type Workspace = { name: string; clientNo: string | null; detail?: string; href: string }

function formatDetail(t: Translate, { clientNo, detail }: Workspace) {
  return [clientNo && t('layout.client', { clientNo }), detail].filter(Boolean).join(' · ')
}
