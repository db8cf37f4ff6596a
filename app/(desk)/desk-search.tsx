'use client'

import dynamic from 'next/dynamic'
import { type ComponentProps, useState } from 'react'
import { SearchEverything } from '@/components/search-everything/search-everything'
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
  useLetterKey('?', () => setKeysShown(true))
  return (
    <>
      <SearchEverything
        {...props}
        inTexts={(box) => <PageTexts {...texts}>{box}</PageTexts>}
        onShowKeys={() => setKeysShown(true)}
      />
      {areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </>
  )
}
