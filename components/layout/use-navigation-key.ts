import { useEffect, useRef } from 'react'

/**
 * Calls on `[`, unless the person is typing. On Nordic keyboards the key is reached with AltGr,
 * which browsers report as Ctrl and Alt.
 */
export function useNavigationKey(onPressed: () => void) {
  const latest = useRef(onPressed)
  useEffect(() => {
    latest.current = onPressed
  }, [onPressed])

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.metaKey || (event.ctrlKey && !event.getModifierState('AltGraph'))
      if (
        event.key !== '[' ||
        isShortcut ||
        event.repeat ||
        isTyping(event.target) ||
        document.querySelector('dialog.dialog:modal')
      )
        return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}
