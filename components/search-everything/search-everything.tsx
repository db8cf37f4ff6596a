'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import { openSearchEvent } from './open-search-button'
import type { SearchDialogProps } from './search-dialog'
import { useTypeAhead } from './use-type-ahead'

const SearchDialog = dynamic(() => import('./search-dialog').then((part) => part.SearchDialog), {
  ssr: false,
})

type Props = Omit<SearchDialogProps, 'onClose' | 'takeTyped'> & {
  /** Gives the box its texts, which are loaded with it. */
  inTexts: (box: ReactNode) => ReactNode
}

/**
 * The button of the top bar that opens the box to go, find and do. Ctrl or ⌘ and K open it on every
 * page.
 */
export function SearchEverything({ inTexts, ...props }: Props) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const { start, take } = useTypeAhead()
  const open = useCallback(() => {
    start()
    setIsOpen(true)
  }, [start])
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      if (!document.querySelector('dialog:modal')) open()
    }
    document.addEventListener('keydown', handleKeyDown)
    document.addEventListener(openSearchEvent, open)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener(openSearchEvent, open)
    }
  }, [open])

  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Icon name="search" />
        <span className="flex-1 truncate text-left max-medium:sr-only">{t('layout.search')}</span>
        <Kbd className="max-medium:hidden">Ctrl K</Kbd>
      </button>
      {isOpen && (
        <Suspense>
          {inTexts(<SearchDialog {...props} takeTyped={take} onClose={() => setIsOpen(false)} />)}
        </Suspense>
      )}
    </>
  )
}

const buttonClass = [
  'btn flex h-7.5 w-60 flex-none items-center gap-2 rounded-sm border border-control bg-field px-2',
  'text-ink-3 hover:bg-hover max-medium:w-(--control) max-medium:justify-center max-medium:border-transparent',
  'max-medium:bg-transparent max-medium:px-0 max-medium:text-ink-2 max-narrow:size-11',
].join(' ')

const isSearchKey = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey
