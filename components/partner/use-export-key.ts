import { useEffect } from 'react'

/** Calls on `e`, unless the person is typing, holds another key with it, or has a dialog to answer. */
export function useExportKey(onPressed: () => void) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isPlain = event.key === 'e' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat
      if (!isPlain || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      onPressed()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [onPressed])
}

/** A tick or a choice takes no letters. */
function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    target.closest('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])') !== null
  )
}
