'use client'

import { useState } from 'react'
import { useNewestWork } from '@/components/ui/hooks/use-newest-work'
import { type ReadUblFile, readUblFile } from '@/lib/features/invoice-sending/client/read-ubl-file'

/** `turn`: which of the files that were read here it is. */
type ReadFile = ReadUblFile & { turn: number }

/**
 * The file of one document that was chosen last. Until it is read, and where it cannot be, the one
 * before stands.
 */
export function useDocumentFile(today: string) {
  const [file, setFile] = useState<ReadFile | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const { isUnderWay, start } = useNewestWork(
    (chosen: File) => readUblFile(chosen, today).catch(() => null),
    (read) => {
      if (read) setFile({ ...read, turn: (file?.turn ?? 0) + 1 })
      else setUnreadable(true)
    },
  )
  return {
    file,
    isReading: isUnderWay,
    isUnreadable,
    open(chosen: File) {
      setUnreadable(false)
      void start(chosen)
    },
    /** Its document goes out under another identifier. */
    setIdentifier: (identifier: string) => setFile((read) => read && { ...read, identifier }),
  }
}
