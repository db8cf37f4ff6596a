'use client'

import { useLayoutEffect, useRef } from 'react'
import { useT } from '@/lib/client/translation'
import { SearchBody, type SearchBodyProps } from './search-body'

export type SearchDialogProps = SearchBodyProps

/** The dialog to go, find and do. The focus returns to where it came from. */
export function SearchDialog(props: SearchDialogProps) {
  const t = useT()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    dialog.querySelector('input')!.focus()
    return () => dialog.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it natively; this is the press beside it
    <dialog
      ref={ref}
      className={frame}
      aria-label={t('searchEverything.title')}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => event.target === ref.current && props.onClose()}
    >
      <SearchBody {...props} />
    </dialog>
  )
}

const frame = [
  'dialog fixed inset-x-0 top-[min(84px,8dvh)] bottom-auto m-auto mt-0 max-h-[calc(100dvh-48px)]',
  'w-[calc(100%-48px)] max-w-180 overflow-hidden rounded-lg bg-raised text-ink shadow-modal',
  'backdrop:bg-scrim print:hidden! open:flex open:flex-col',
  'open:animate-[float-in_var(--duration-pop)_var(--ease-out)]',
  'max-narrow:top-2 max-narrow:max-h-[calc(100dvh-16px)] max-narrow:w-[calc(100%-16px)]',
].join(' ')
