'use client'

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/lib/client/translation'

type Props = {
  label: string
  value: string
  /** What is read of it, where that is another text than is typed. */
  shown: string
  isNumber: boolean
  variant: 'rest' | 'refused' | 'warned' | 'changed'
  onMend: (value: string) => void
}

/** A cell that is pressed to be changed: Enter or leaving it takes the text, Esc leaves it as it was. */
export function EditableCell({ label, value, shown, isNumber, variant, onMend }: Props) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isToFocus = useRef(false)

  useLayoutEffect(() => {
    if (typed !== null || !isToFocus.current) return
    isToFocus.current = false
    button.current?.focus()
  }, [typed])

  function close(text: string | null) {
    setTyped(null)
    if (text !== null && text.trim() !== value) onMend(text.trim())
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    isToFocus.current = true
    close(event.key === 'Enter' ? event.currentTarget.value : null)
  }

  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={`block w-full truncate rounded-xs px-1 card:min-h-8 card:w-auto card:max-w-3/5 hover:outline hover:-outline-offset-1 hover:outline-line-strong ${isNumber ? 'text-right tabular-nums' : 'text-left card:text-right'} ${variants[variant]}`}
        onClick={() => setTyped(value)}
      >
        <span className="sr-only">{label}: </span>
        {shown ||
          (variant === 'refused' || variant === 'warned' ? t('fileImport.preview.missing') : '–')}
      </button>
    )
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell was pressed to be typed into
      autoFocus
      className="input h-6 card:max-w-3/5"
      aria-label={label}
      value={typed}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={handleKeyDown}
      onBlur={({ target }) => close(target.value)}
    />
  )
}

const variants = {
  rest: '',
  refused: 'bg-fail-tint text-fail',
  warned: 'bg-wait-tint text-wait',
  changed: 'bg-accent-tint text-ink',
}
