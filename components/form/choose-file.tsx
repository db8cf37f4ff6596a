'use client'

import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'

type Props = {
  label: string
  /** Which files the browser offers. */
  accept: string
  variant?: ButtonLook['variant']
  onFile: (file: File | undefined) => unknown
}

/** Takes a file. The native input is hidden behind a button of the desk's look. */
export function ChooseFile({ label, accept, variant = 'quiet', onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)

  function handleFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    void onFile(target.files?.[0])
    target.value = ''
  }

  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} hidden onChange={handleFileChange} />
    </>
  )
}
