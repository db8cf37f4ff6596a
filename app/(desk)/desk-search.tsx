'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type ComponentProps, useState } from 'react'
import { SearchEverything } from '@/components/search-everything/search-everything'
import { useLetterChord } from '@/components/ui/hooks/use-letter-chord'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { PageTexts } from '@/lib/composition/messages/page-texts'

const KeysDialog = dynamic(
  () => import('@/components/layout/keys-dialog').then((part) => part.KeysDialog),
  { ssr: false },
)

/** The texts of the box, which are loaded when it is first opened. */
export type SearchTexts = Omit<ComponentProps<typeof PageTexts>, 'children'>

type Props = Omit<ComponentProps<typeof SearchEverything>, 'inTexts' | 'onShowKeys'> & {
  texts: SearchTexts
}

/** The box to go, find and do, and the list of keys that `?` opens. */
export function DeskSearch({ texts, ...props }: Props) {
  const [areKeysShown, setKeysShown] = useState(false)
  const router = useRouter()
  useLetterKey('?', () => setKeysShown(true))
  const places = props.pages.flatMap(({ items }) => items)
  useLetterChord('g', (letter) => {
    const place = places.find((each) => each.letter === letter)
    if (place) router.push(place.href)
    return place !== undefined
  })
  return (
    <>
      <SearchEverything
        {...props}
        inTexts={(box) => <PageTexts {...texts}>{box}</PageTexts>}
        onShowKeys={() => setKeysShown(true)}
      />
      {areKeysShown && <KeysDialog places={places} onClose={() => setKeysShown(false)} />}
    </>
  )
}
