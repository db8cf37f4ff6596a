'use client'

import dynamic from 'next/dynamic'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { popoverClass } from '@/components/ui/menu'
import { positionPopover } from '@/components/ui/position-popover'
import { useT } from '@/lib/client/translation'
import type { ExportPanelProps } from './export-choices'

const ExportContent = dynamic(() => import('./export-content').then((part) => part.ExportContent), {
  ssr: false,
})

/**
 * The button "Export all" with a panel on the browser's own popover: what to export and what will
 * come of it, then its progress. Closing the panel or leaving the page ends nothing. The export is
 * followed in a closed panel too: sign-in over the page closes it, and the export goes on after
 * that.
 *
 * @param opener the button itself, which a key of the list presses.
 */
export function ExportPanel({
  opener,
  ...props
}: ExportPanelProps & { opener: RefObject<HTMLButtonElement | null> }) {
  const t = useT()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [exportId, setExportId] = useState<string | null>(null)

  // Its size is known only once its content is there, and changes with it.
  useLayoutEffect(() => {
    if (!isOpen) return
    const [floating, button] = [panel.current!, opener.current!]
    const observer = new ResizeObserver(() => positionPopover(floating, button, 'end'))
    observer.observe(floating)
    return () => observer.disconnect()
  }, [isOpen, opener])

  function handleToggle(isNowOpen: boolean) {
    opener.current!.setAttribute('aria-expanded', String(isNowOpen))
    setIsOpen(isNowOpen)
  }

  /** What held the focus is gone when the content changes. */
  function focusContent() {
    if (!panel.current!.matches(':popover-open')) return
    ;(panel.current!.querySelector<HTMLElement>('input:checked') ?? panel.current!).focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={getButtonClass({})}
        aria-expanded={false}
        aria-keyshortcuts="e"
        popoverTarget={id}
      >
        <Icon name="load" />
        {t('exportPanel.all')} <Kbd>E</Kbd>
      </button>
      <div
        ref={panel}
        id={id}
        className={`${popoverClass} min-w-50 overflow-auto max-h-[min(640px,calc(100dvh-64px))] w-[min(440px,calc(100vw-16px))] max-w-none px-4 py-3`}
        popover="auto"
        tabIndex={-1}
        role="dialog"
        aria-label={t('exportPanel.title')}
        onToggle={(event) => handleToggle(event.newState === 'open')}
      >
        <h2 className="pb-1.5 text-sm">{t('exportPanel.title')}</h2>
        {(isOpen || exportId !== null) && (
          <ExportContent
            {...props}
            exportId={exportId}
            onStarted={setExportId}
            onContent={focusContent}
          />
        )}
      </div>
    </>
  )
}
