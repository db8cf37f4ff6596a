'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { hasLetterKeys, letterKeysCookie } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import { listPageKeys } from './list-page-keys'
import type { NavigationItem } from './navigation'
import { keepChoice } from './theme'

/** The keys that mean the same wherever they work; the page has its own beside them. */
const keys = [
  ['Ctrl K', 'search'],
  ['/', 'box'],
  ['J K', 'rows'],
  ['Enter', 'open'],
  ['Space', 'select'],
  ['Ctrl S', 'save'],
  ['[', 'menu'],
  ['Esc', 'escape'],
  ['?', 'list'],
] as const

type Props = { places: readonly NavigationItem[]; onClose: () => void }

/**
 * The list of keys, those of the page with them, and the switch that turns single letters off for the person.
 *
 * @param places where `G` and a letter lead.
 */
export function KeysDialog({ places, onClose }: Props) {
  const t = useT()
  const [areOn, setOn] = useState(hasLetterKeys)
  const [ofPage] = useState(listPageKeys)

  function change(next: boolean) {
    keepChoice(letterKeysCookie, next ? 'on' : 'off')
    setOn(next)
  }

  return (
    <Dialog
      open
      size="sm"
      title={t('layout.keys.title')}
      footer={<Button onClick={onClose}>{t('layout.keys.close')}</Button>}
      onClose={onClose}
    >
      <dl className="grid grid-cols-[96px_1fr]">
        {keys.map(([key, action]) => (
          <KeyLine key={key} keys={key} meaning={t(`layout.keys.${action}`)} />
        ))}
      </dl>
      {ofPage.length > 0 && (
        <>
          <h3 className={headClass}>{t('layout.keys.ofPage')}</h3>
          <dl className="grid grid-cols-[96px_1fr]">
            {ofPage.map(({ key, meaning }) => (
              <KeyLine key={key} keys={key} meaning={meaning} />
            ))}
          </dl>
        </>
      )}
      <h3 className={headClass}>{t('layout.keys.goTo')}</h3>
      <dl className="grid grid-cols-[64px_1fr_64px_1fr] max-narrow:grid-cols-[96px_1fr]">
        {places.flatMap(({ letter, label }) =>
          letter
            ? [<KeyLine key={letter} keys={`G ${letter.toUpperCase()}`} meaning={label} />]
            : [],
        )}
      </dl>
      <label className="mt-3 flex min-h-8 items-center gap-2 max-narrow:min-h-11">
        <input type="checkbox" checked={areOn} onChange={(event) => change(event.target.checked)} />
        {t('layout.keys.letters')}
      </label>
      <p className="text-xs text-ink-3">{t('layout.keys.lettersHint')}</p>
    </Dialog>
  )
}

const headClass = 'pt-3 pb-1 text-xs font-medium text-ink-3'

function KeyLine({ keys, meaning }: { keys: string; meaning: string }) {
  return (
    <div className="contents">
      <dt className="border-b border-line py-1.5">
        <span className="sr-only">{keys}</span>
        {keys.split(' ').map((part) => (
          <Kbd key={part} className="mr-1">
            {part}
          </Kbd>
        ))}
      </dt>
      <dd className="border-b border-line py-1.5 first-letter:uppercase">{meaning}</dd>
    </div>
  )
}
