'use client'

import Link from 'next/link'
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { placeBeside } from '@/components/ui/place-beside'
import { t } from '@/lib/format/translate-partner'
import { useExport } from '@/lib/queries/use-export'
import { routes } from '@/lib/routes'
import { ExportChoices, type ExportPanelProps } from './export-choices'
import { ExportProgress } from './export-progress'

/**
 * The button "Export all" with a panel on the browser's own popover: what to export and what will come of it, then its progress. Closing the panel
 * or leaving the page ends nothing.
 *
 * @param opener the button itself, which a key of the list presses.
 */
export function ExportPanel({ opener, ...props }: ExportPanelProps & { opener: RefObject<HTMLButtonElement | null> }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [exportId, setExportId] = useState<string | null>(null)

  // What held the focus is gone when the content changes.
  useLayoutEffect(() => {
    if (!isOpen) return
    const first = exportId === null ? panel.current!.querySelector<HTMLElement>('input:checked') : null
    ;(first ?? panel.current!).focus()
  }, [isOpen, exportId])

  // Its size is known only once its content is there, and changes with it.
  useLayoutEffect(() => {
    if (isOpen) placeBeside(panel.current!, opener.current!, 'end')
  })

  function toggled(isNowOpen: boolean) {
    opener.current!.setAttribute('aria-expanded', String(isNowOpen))
    setIsOpen(isNowOpen)
  }

  return (
    <>
      <button ref={opener} type="button" className="btn" aria-expanded={false} aria-keyshortcuts="e" popoverTarget={id}>
        <Icon name="load" />
        {t('exports.all')} <Kbd>E</Kbd>
      </button>
      <div
        ref={panel}
        id={id}
        className="menu export-panel"
        popover="auto"
        tabIndex={-1}
        role="dialog"
        aria-label={t('exports.panel')}
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        <h2>{t('exports.panel')}</h2>
        {isOpen && exportId === null && <ExportChoices {...props} onStarted={setExportId} />}
        {isOpen && exportId !== null && <Following key={exportId} exportId={exportId} onAnother={() => setExportId(null)} />}
      </div>
    </>
  )
}

function Following({ exportId, onAnother }: { exportId: string; onAnother: () => void }) {
  const followed = useExport(exportId)
  return (
    <>
      {followed.receipt && <ExportProgress receipt={followed.receipt} followed={followed} level={3} />}
      <div className="export-foot">
        <Link href={routes.export(exportId)}>{t('exports.receipt')}</Link>
        <Button variant="quiet" onClick={onAnother}>
          {t('exports.another')}
        </Button>
      </div>
    </>
  )
}
