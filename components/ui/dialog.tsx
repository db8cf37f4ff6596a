'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/**
 * A native modal dialog for a decision. Mounted only while `open`.
 *
 * The focus goes to `data-autofocus`, else to the first choice in the body, never by itself to a
 * button that sends; it returns to where it came from. Esc asks `onClose`, unless `locked`.
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

  function leave() {
    const dialog = ref.current
    if (!dialog?.isConnected || dialog.open) return
    if (locked) dialog.showModal()
    else onClose()
  }

  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${size}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={intro ? `${id}-intro` : undefined}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        if (!locked) onClose()
      }}
      onClose={leave}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p id={`${id}-intro`}>{intro}</p>}
      </div>
      {children && <div className="dialog-body">{children}</div>}
      {footer && (
        <div className="dialog-foot">
          <span
            className="dialog-result [&_code]:font-mono [&_code]:text-2xs [&_code]:wrap-anywhere"
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

function getFirstChoice(dialog: HTMLDialogElement): HTMLElement {
  const choices = [
    '[data-autofocus]',
    '.dialog-body :is(input, select, textarea):checked',
    '.dialog-body :is(input:not([readonly]), select, textarea):enabled',
  ]
  return (
    choices.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean) ?? dialog
  )
}
