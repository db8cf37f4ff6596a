import { useEffect, useRef, useState } from 'react'
import { countBytes, readBytes, toBase64 } from './to-base64'

/** A file that was chosen, in base64. */
export type AttachedFile = { filename: string; contentType: string; content: string }

type Props = {
  files: readonly AttachedFile[]
  /** As many bytes they may have together. */
  bytesMax: number
  /** Adds it to those that stand there by then. */
  onAttach: (file: AttachedFile) => void
}

/**
 * Reads files that go with a form, one at a time. Until one is read (`isReading`) the form is not
 * to be sent: it would go without it.
 */
export function useAttaching({ files, bytesMax, onAttach }: Props) {
  const [isReading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<'tooLarge' | 'unreadable' | null>(null)
  /** Which file is read; what was read for an earlier turn is not taken any more. */
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  async function attach(file: File | undefined) {
    if (!file || isReading) return
    const used = files.reduce((sum, { content }) => sum + countBytes(content), 0)
    if (used + file.size > bytesMax) return setRefusal('tooLarge')
    turn.current += 1
    const mine = turn.current
    setRefusal(null)
    setReading(true)
    const bytes = await readBytes(file)
    if (mine !== turn.current) return
    setReading(false)
    setRefusal(bytes ? null : 'unreadable')
    if (bytes)
      onAttach({
        filename: file.name,
        contentType: file.type || 'application/octet-stream',
        content: toBase64(bytes),
      })
  }

  return {
    bytesMax,
    isReading,
    refusal,
    attach: (file: File | undefined) => void attach(file),
    /** Goes on without the file that is being read. */
    giveUp() {
      turn.current += 1
      setReading(false)
    },
  }
}

export type Attaching = ReturnType<typeof useAttaching>
