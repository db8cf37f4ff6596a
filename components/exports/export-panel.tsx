'use client'

import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { Popover } from '@/components/ui/popover'
import { useT } from '@/lib/client/translation'
import type { ExportPanelProps } from './export-choices'

const ExportContent = dynamic(() => import('./export-content').then((part) => part.ExportContent), {
  ssr: false,
})

/**
 * The button "Export all", which E presses, with a panel: what to export and what will
 * come of it, then its progress. Closing the panel or leaving the page ends nothing. The export is
 * followed in a closed panel too: sign-in over the page closes it, and the export goes on after
 * that.
 */
export function ExportPanel(props: ExportPanelProps) {
  const t = useT()
  const opener = useRef<HTMLButtonElement>(null)
  useLetterKey('e', () => opener.current?.click())
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [exportId, setExportId] = useState<string | null>(null)

  /** What held the focus is gone when the content changes. */
  function focusContent() {
    if (!panel.current!.matches(':popover-open')) return
    ;(panel.current!.querySelector<HTMLElement>('input:checked') ?? panel.current!).focus()
  }

  return (
    <Popover
      button={
        <>
          <Icon name="load" />
          {t('exportPanel.all')} <Kbd>E</Kbd>
        </>
      }
      buttonProps={{ className: getButtonClass({}), 'aria-keyshortcuts': 'e' }}
      panelProps={{
        className: panelSize,
        role: 'dialog',
        'aria-label': t('exportPanel.title'),
        tabIndex: -1,
      }}
      align="end"
      opener={opener}
      panel={panel}
      onToggle={setIsOpen}
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
    </Popover>
  )
}

const panelSize =
  'min-w-50 overflow-auto max-h-[min(640px,calc(100dvh-64px))] w-[min(440px,calc(100vw-16px))] max-w-none px-4 py-3'
