'use client'

import { type ChangeEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'

/** Takes a text file. The native input is hidden behind a button of the desk's look. */
export function ChooseFile({ onFile }: { onFile: (file: File | undefined) => Promise<void> }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)

  function handleFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    void onFile(target.files?.[0])
    target.value = ''
  }

  return (
    <>
      <Button variant="quiet" onClick={() => input.current?.click()}>
        {t('references.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.tsv,text/*"
        hidden
        onChange={handleFileChange}
      />
    </>
  )
}
