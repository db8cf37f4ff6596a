'use client'

import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

type Props = Pick<ButtonProps, 'variant' | 'busy' | 'busyLabel'> & {
  label: string
  /** Which files the browser offers. */
  accept: string
}

/** Takes a file. The native input is hidden behind a button of the desk's look. */
export const ChooseFile = ({
  onFile,
  ...button
}: Props & { onFile: (file: File | undefined) => unknown }) => (
  <FileButton {...button} onFiles={([file]) => onFile(file)} />
)

/** Takes one file or several in the same way. */
export const ChooseFiles = (button: Props & { onFiles: (files: File[]) => unknown }) => (
  <FileButton {...button} multiple />
)

function FileButton({
  label,
  accept,
  variant = 'quiet',
  multiple,
  onFiles,
  ...look
}: Props & { multiple?: boolean; onFiles: (files: File[]) => unknown }) {
  const input = useRef<HTMLInputElement>(null)

  function handleFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    void onFiles([...(target.files ?? [])])
    target.value = ''
  }

  return (
    <>
      <Button {...look} variant={variant} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={handleFileChange}
      />
    </>
  )
}
