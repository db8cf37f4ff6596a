'use client'

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/**
 * A native modal dialog for a decision. Mounted only while `open`.
 *
 * The focus goes to `data-autofocus`, else to the first choice in the body, never by itself to a
 * button that sends; it returns to where it came from. Esc asks `onClose`, unless `locked`. Enter in a
 * field is `onSubmit`; with Shift it goes to the next line of a text.
 */
export function Dialog({ open, ...rest }: DialogProps & { open: boolean }) {
  return open ? <OpenDialog {...rest} /> : null
}

export type DialogProps = {
  title: ReactNode
  intro?: ReactNode
  /** What will come of it, in words, at the left of the footer. */
  result?: ReactNode
  footer?: ReactNode
  children?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  locked?: boolean
  onClose: () => void
  onSubmit?: () => void
}

function OpenDialog({
  title,
  intro,
  result,
  footer,
  children,
  size = 'md',
  locked = false,
  onClose,
  onSubmit,
}: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)

  // A native dialog becomes modal by a call only. The close in the clean-up comes before the
  // element leaves, so the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    getFirstChoice(dialog).focus()
    return () => dialog.close()
  }, [])

  // What had the focus may have gone with what it stood in.
  useLayoutEffect(() => {
    const dialog = ref.current!
    const now = document.activeElement
    const next = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog
    if ((now === dialog || now === document.body) && now !== next) next.focus()
  })

  function leave() {
    const dialog = ref.current
    if (!dialog?.isConnected || dialog.open) return
    if (locked) dialog.showModal()
    else onClose()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isField = (event.target as HTMLElement).matches('input, textarea')
    if (!onSubmit || !isField || event.key !== 'Enter' || hasModifier(event)) return
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <dialog
      ref={ref}
      className={`${frame} ${widths[size]}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={intro ? `${id}-intro` : undefined}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        if (!locked) onClose()
      }}
      onClose={leave}
      onKeyDown={handleKeyDown}
    >
      <div className="px-6 pt-5 pb-3 max-narrow:px-4">
        <h2 id={`${id}-title`} className="text-lg tracking-[-0.008em]">
          {title}
        </h2>
        {intro && (
          <p id={`${id}-intro`} className="pt-1 text-ink-2">
            {intro}
          </p>
        )}
      </div>
      {children && (
        <div className="overflow-auto px-6 pt-1 pb-5 max-narrow:px-4" data-choices>
          {children}
        </div>
      )}
      {footer && (
        <div className="flex items-center gap-2 border-t border-line bg-sunken px-6 py-3 max-narrow:flex-wrap max-narrow:px-4 max-narrow:[&>:is(a,button)]:flex-auto">
          <span
            className="min-w-0 flex-1 text-xs text-ink-2 max-narrow:basis-full [&_code]:font-mono [&_code]:text-2xs [&_code]:wrap-anywhere"
            aria-live="polite"
          >
            {result}
          </span>
          {footer}
        </div>
      )}
    </dialog>
  )
}

const frame = [
  'dialog fixed inset-0 m-auto h-fit max-h-[calc(100dvh-48px)] w-[calc(100%-48px)] overflow-hidden',
  'rounded-lg bg-raised text-ink shadow-modal backdrop:bg-scrim open:flex open:flex-col print:hidden!',
  'open:animate-[float-in_var(--duration-panel)_var(--ease-out)]',
  'max-narrow:max-h-[calc(100dvh-16px)] max-narrow:w-[calc(100%-16px)]',
].join(' ')
const widths = { sm: 'max-w-100', md: 'max-w-140', lg: 'max-w-220' }

const hasModifier = (event: KeyboardEvent) =>
  event.shiftKey || event.ctrlKey || event.metaKey || event.altKey

function getFirstChoice(dialog: HTMLDialogElement): HTMLElement {
  const choices = [
    '[data-autofocus]',
    '[data-choices] :is(input, select, textarea):checked',
    '[data-choices] :is(input:not([readonly]), select, textarea):enabled',
  ]
  return (
    choices.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean) ?? dialog
  )
}
