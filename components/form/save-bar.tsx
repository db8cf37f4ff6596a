'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'

/**
 * Stands at the bottom while something differs, and says what, what still blocks, and how to save.
 * Ctrl S saves from anywhere on the page, or goes to what still blocks.
 */
export function SaveBar({
  names,
  count = names.length,
  blockers = [],
  busy = false,
  onDiscard,
  onSave,
  saveLabel,
}: SaveBarProps) {
  const t = useT()
  const reasons = useId()
  const isBlocked = blockers.length > 0
  const isShown = count > 0
  useSaveKey(isShown, busy ? null : isBlocked ? focusBlocker : onSave)
  if (!isShown) return null

  return (
    <section
      data-save-bar
      className="relative z-5 flex min-h-13 flex-none items-center gap-3 bg-raised px-6 py-1 shadow-bar max-narrow:flex-wrap max-narrow:px-4 max-narrow:py-2"
      aria-label={t('form.unsaved')}
    >
      <span className="font-medium max-narrow:flex-1" role="status">
        {t('form.unsavedCount', { count })}
      </span>
      <span className="min-w-0 flex-1 truncate text-ink-2 max-narrow:hidden">
        {names.join(', ')}
      </span>
      <ul
        className="flex flex-wrap gap-x-3 text-xs text-ink-2 max-narrow:-order-1 max-narrow:basis-full"
        id={reasons}
        aria-live="polite"
      >
        {blockers.map(({ glyph, text }) => (
          <li key={text} className="flex items-center gap-1.5">
            <Glyph verdict={glyph} />
            {text}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onDiscard} aria-disabled={busy || undefined}>
        {t('form.discard')}
      </Button>
      <Button
        variant="primary"
        busy={busy}
        busyLabel={t('form.saving')}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? reasons : undefined}
        aria-keyshortcuts="Control+S"
        onClick={onSave}
      >
        {saveLabel ?? t('form.saveChanges')}
      </Button>
      <Kbd>Ctrl S</Kbd>
    </section>
  )
}

export type SaveBarProps = {
  /** The changed fields by name, in the order of the page. */
  names: string[]
  /** How many changes, when it is not the number of names. */
  count?: number
  /** What must be done before it can be saved. */
  blockers?: { glyph: Verdict; text: string }[]
  busy?: boolean
  onDiscard: () => void
  onSave: () => void
  saveLabel?: string
}

/**
 * Goes to the first place on the page that keeps it from being saved: a refused field, or a tick
 * that is needed.
 */
function focusBlocker() {
  const place = document.querySelector<HTMLElement>(
    '#content [aria-invalid="true"], #content [data-gate] input:not(:checked)',
  )
  place?.focus()
  place?.scrollIntoView({ block: 'center' })
}

/**
 * Listens on the document: the key works wherever the focus stands. The browser's own "save page"
 * is kept away while something can be saved.
 */
export function useSaveKey(isShown: boolean, onSave: (() => void) | null) {
  const save = useRef(onSave)
  useEffect(() => {
    save.current = onSave
  }, [onSave])

  useEffect(() => {
    if (!isShown) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog:modal')) save.current?.()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isShown])
}
