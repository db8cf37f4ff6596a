'use client'

import { useCallback, useMemo, useState } from 'react'
import { useColumnMatches } from '@/components/file-import/use-column-matches'
import { useFileImport } from '@/components/file-import/use-file-import'
import { useImportReview } from '@/components/file-import/use-import-review'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import {
  createLookup,
  type DocumentLookup,
  lookUp,
} from '@/lib/features/documents/client/document-lookups'
import { useDocumentTypes } from '@/lib/features/documents/client/use-document-types'
import {
  createDocumentCheck,
  type DocumentRow,
  documentsMax,
  toRowDocument,
} from '@/lib/features/documents/domain/document-file'
import { documentImportFields } from '@/lib/features/documents/domain/document-file-columns'
import { withLookups } from '@/lib/features/documents/domain/document-lookup'
import type { RowStanding } from '@/lib/shared/file-import/row-standing'

/**
 * The documents of a file, with what a person said of them and what the service has of their numbers
 * and customers. The service is asked when the person says so; what it said of a number stays.
 */
export function useDocumentImport(clientNo: string) {
  const types = useDocumentTypes(clientNo)
  const codes = types.map(({ code }) => code).join('\n')
  const createCheck = useCallback(() => createDocumentCheck(codes.split('\n')), [codes])
  const matches = useColumnMatches('documents', documentImportFields)
  const file = useFileImport({
    fields: documentImportFields,
    createCheck,
    rowsMax: documentsMax,
    match: matches.match,
    onTaken: () => forget(),
  })
  const source = matches.remembering(file)
  const check = useReferenceCheck<DocumentLookup>()
  const [earlier, setEarlier] = useState<Lookups>(noLookups)
  const isLooking = check.progress?.phase === 'running'
  const told = isLooking ? null : (check.progress?.pieces ?? null)
  const lookups = useMemo(
    () => new Map([...earlier, ...(told ?? []).map((each) => [toKey(each), each] as const)]),
    [earlier, told],
  )
  const { rows, state, isChecking } = source
  const complete = useCallback(
    (row: DocumentRow) => {
      const [number, customer] = listSought(row).map((each) => lookups.get(toKey(each))?.state)
      return withLookups(row, { number, customer })
    },
    [lookups],
  )
  const { review, isCurrent } = useImportReview(
    documentImportFields,
    rows,
    state,
    complete,
    isChecking,
  )
  const open = useMemo(() => listOpen(review?.rows ?? [], lookups), [review, lookups])

  /** Asks the service which numbers are in use, and which customers it has. */
  function startCheck() {
    setEarlier(lookups)
    check.start(open, (sought, signal) => lookUp(clientNo, sought, signal))
  }

  /** Another file is asked of anew. */
  function forget() {
    check.forget()
    setEarlier(noLookups)
  }

  /** What is sent: rows with nothing against them, of each of which the service was asked. */
  const listDocuments = (): NewDocument[] =>
    open.length > 0
      ? []
      : (review?.rows.flatMap((row) =>
          row.standing === 'ready' ? (toRowDocument(row) ?? []) : [],
        ) ?? [])

  return {
    source,
    check,
    review,
    isLooking,
    isChecking: source.isReading || isChecking || !isCurrent,
    /** How much the service has to be asked before anything is sent. */
    unasked: open.length,
    startCheck,
    listDocuments,
    discard() {
      forget()
      source.discard()
    },
  }
}

export type DocumentImportState = ReturnType<typeof useDocumentImport>

type Lookups = ReadonlyMap<string, DocumentLookup>
const noLookups: Lookups = new Map()

const toKey = ({ is, text }: Pick<DocumentLookup, 'is' | 'text'>) => `${is} ${text}`

/** What the service is asked of a row: its number, and its customer. */
const listSought = ({ values }: Pick<DocumentRow, 'values'>) => [
  createLookup('number', values.documentNo?.trim() ?? ''),
  createLookup('customer', values.customerNo?.trim() ?? ''),
]

/** What is still to be asked of rows that may go out, each once. */
function listOpen(
  rows: readonly (DocumentRow & { standing: RowStanding })[],
  lookups: Lookups,
): DocumentLookup[] {
  const open = new Map<string, DocumentLookup>()
  for (const row of rows) {
    if (row.standing !== 'ready' && row.standing !== 'asks') continue
    for (const sought of listSought(row)) {
      const key = toKey(sought)
      if ((lookups.get(key)?.state ?? 'open') === 'open') open.set(key, sought)
    }
  }
  return [...open.values()]
}
