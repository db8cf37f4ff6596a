'use client'

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { useT } from '@/lib/client/translation'
import { BarContext } from './bar'
import { Navigation, type NavigationGroup } from './navigation'
import { keepChoice, navigationCookie, type Theme } from './theme'
import { useFocusRecovery } from './use-focus-recovery'
import { type Person, UserMenu } from './user-menu'
import { type Workspace, WorkspaceSwitcher } from './workspace-switcher'

/**
 * What stays while pages change: the areas at the left, who and where one is. Pages bring their own
 * bar by PageFrame.
 *
 * `[` hides the areas and brings them back. In a narrow window they are a sheet, which is drawn once it
 * is asked for: no other page carries them twice.
 */
export function DeskShell({
  workspaces,
  currentClientNo,
  person,
  label,
  navigation,
  theme,
  navigationHidden,
  search,
  onSignOut,
  children,
}: DeskShellProps) {
  const t = useT()
  const [isHidden, setIsHidden] = useState(navigationHidden ?? false)
  const sheet = useRef<HTMLDialogElement>(null)
  const [isSheetAsked, setSheetAsked] = useState(false)
  const closeSheet = () => sheet.current?.close()

  function hide(next: boolean) {
    setIsHidden(next)
    keepChoice(navigationCookie, next ? 'hidden' : 'shown')
  }

  function toggle() {
    if (sheet.current?.open) closeSheet()
    else if (!isWide()) openSheet()
    else hide(!isHidden)
  }

  /** The areas are there before it opens: it gives its first one the focus. */
  function openSheet() {
    flushSync(() => setSheetAsked(true))
    sheet.current?.showModal()
  }
  useLetterKey('[', toggle)
  useFocusRecovery()

  const areas = {
    groups: navigation,
    head: <WorkspaceSwitcher workspaces={workspaces} currentClientNo={currentClientNo} />,
  }
  const end = (
    <>
      {search}
      {label && <SandboxLabel label={label} />}
      <UserMenu person={person} theme={theme} onSignOut={onSignOut} />
    </>
  )

  return (
    <BarContext value={{ showAreas: toggle, end }}>
      <SkipLink />
      <div
        className="desk group/desk grid h-dvh grid-cols-[var(--nav)_minmax(0,1fr)] data-[navigation=hidden]:grid-cols-[minmax(0,1fr)] max-wide:grid-cols-[minmax(0,1fr)] max-narrow:block max-narrow:h-auto"
        data-navigation={isHidden ? 'hidden' : 'shown'}
      >
        <Navigation
          {...areas}
          className="border-r border-line group-data-[navigation=hidden]/desk:hidden max-wide:hidden"
          hideLabel={t('layout.hideAreas')}
          hideKey="["
          onHide={() => hide(true)}
        />
        <div className="desk-main flex min-h-0 min-w-0 flex-col bg-surface max-narrow:min-h-dvh">
          {children}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it natively; this is the press beside it */}
      <dialog
        ref={sheet}
        className="fixed inset-y-0 right-auto left-0 h-dvh max-h-none w-[min(288px,calc(100vw-56px))] border-r border-line bg-canvas text-ink shadow-modal backdrop:bg-scrim print:hidden!"
        aria-label={t('layout.areas')}
        onClick={(event) => event.target === sheet.current && closeSheet()}
      >
        {isSheetAsked && (
          <Navigation
            {...areas}
            className="min-h-full"
            hideLabel={t('layout.closeAreas')}
            onHide={closeSheet}
            onFollow={closeSheet}
          />
        )}
      </dialog>
    </BarContext>
  )
}

export type DeskShellProps = {
  workspaces: Workspace[]
  currentClientNo: string | null
  person: Person
  /** What the sandbox label says; null where there is no sandbox. */
  label: string | null
  navigation: NavigationGroup[]
  theme: Theme
  navigationHidden?: boolean
  /** The way to go, find and do, at the end of the top bar. */
  search?: ReactNode
  onSignOut: () => void
  children: ReactNode
}

/** The first stop of the keyboard: past the navigation, into the content. */
function SkipLink() {
  const t = useT()
  return (
    <a
      className="fixed top-2 left-2 z-40 rounded-sm bg-raised px-3 py-1 shadow-pop not-focus:size-px not-focus:overflow-hidden not-focus:p-0 not-focus:[clip-path:inset(50%)] print:hidden"
      href="#content"
    >
      {t('layout.skip')}
    </a>
  )
}

/**
 * Says on every page that this desk does not talk to a real upstream. The words come from the
 * configuration.
 */
function SandboxLabel({ label }: { label: string }) {
  return (
    <span className="inline-flex h-6 flex-none items-center gap-1.5 overflow-hidden rounded-xs border border-control pr-2 text-(length:--text-xs) whitespace-nowrap text-ink-2 before:w-3 before:self-stretch before:border-r before:border-control before:bg-[repeating-linear-gradient(-45deg,var(--color-control)_0_1.5px,transparent_1.5px_5px)]">
      {label}
    </span>
  )
}

function isWide() {
  return matchMedia('(min-width: 1200px)').matches
}
