import { useEffect, useState } from 'react'
import { pauseForPage } from '@/lib/client/pauses'
import { checkDocument, countBrokenRules } from '@/lib/features/document-rules/domain/public'
import type { CheckedFile } from '@/lib/features/invoice-sending/client/prepare-files'
import { readUblFile } from '@/lib/features/invoice-sending/client/read-ubl-file'

/** Files as far as they have been read; `gone` are names of those that the browser could not read. */
export type FilesRead = { files: readonly CheckedFile[]; gone: readonly string[]; isDone: boolean }

/**
 * Reads files one after the other, and asks each the rules of the network. Of files that were chosen
 * before nothing is told any more.
 */
export function useReadFiles(chosen: readonly File[], today: string): FilesRead {
  const [{ of, ...read }, setRead] = useState({ of: chosen, ...nothing })
  useEffect(() => {
    const run = new AbortController()
    void readAll(chosen, today, run.signal, (next) => setRead({ of: chosen, ...next }))
    return () => run.abort()
  }, [chosen, today])
  return of === chosen ? read : nothing
}

const nothing: FilesRead = { files: [], gone: [], isDone: false }

async function readAll(
  chosen: readonly File[],
  today: string,
  signal: AbortSignal,
  onRead: (read: FilesRead) => void,
) {
  let read = nothing
  for (const file of chosen) {
    const next = await readUblFile(file, today).catch(() => null)
    await pauseForPage()
    if (signal.aborted) return
    read = next
      ? { ...read, files: [...read.files, { ...next, broken: countBroken(next.reading, today) }] }
      : { ...read, gone: [...read.gone, file.name] }
    onRead(read)
  }
  onRead({ ...read, isDone: true })
}

const countBroken = (reading: CheckedFile['reading'], day: string): number =>
  reading.ok ? countBrokenRules(checkDocument(reading.document, { day }).findings) : 0
