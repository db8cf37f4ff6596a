import { useEffect, useRef } from 'react'

/** The cookie that keeps whether single letters are keys: `off`, or anything else for on. */
export const letterKeysCookie = 'duedesk-letter-keys'

/** Whether the person wants single letters to be keys. For the browser only. */
export const hasLetterKeys = (): boolean =>
  !document.cookie.split('; ').includes(`${letterKeysCookie}=off`)

/**
 * Calls on a single letter or mark, wherever the focus stands: not while one types, nor under a
 * dialog or an open panel, nor where the person has switched such keys off. On Nordic keyboards some marks are
 * reached with AltGr, which browsers report as Ctrl and Alt.
 */
export function useLetterKey(key: string, onPressed: () => void, isHeard = true) {
  const latest = useRef(onPressed)
  useEffect(() => {
    latest.current = onPressed
  }, [onPressed])

  useEffect(() => {
    if (!isHeard) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || !isLetterKey(event)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [key, isHeard])
}

/** Whether a key that was pressed is one of its own, and no part of a text or of a shortcut. */
export function isLetterKey(event: KeyboardEvent): boolean {
  const isShortcut = event.metaKey || (event.ctrlKey && !event.getModifierState('AltGraph'))
  return !(
    isShortcut ||
    event.repeat ||
    event.defaultPrevented ||
    isTyping(event.target) ||
    !hasLetterKeys() ||
    document.querySelector('dialog.dialog:modal, [popover]:popover-open')
  )
}

/** A radio button and a tick take no text. */
function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]',
    ) !== null
  )
}
