'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportSourceFile, ImportState } from '@/components/file-import/use-file-import'
import { getDraftQuery } from '@/lib/client/user-state'
import type { DoubleChoice } from '@/lib/features/customer-import/domain/double-rows'
import {
  findKeptImport,
  importDraftKey,
  type KeptImport,
  toKeptImport,
} from '@/lib/features/customer-import/domain/import-draft'
import type { CustomerImportKey } from '@/lib/features/customer-import/domain/import-fields'
import type { EmptyMeanings } from '@/lib/features/customer-import/domain/plan-fields'
import { useDraft } from '@/lib/features/drafts/client/public'
import type { TextTable } from '@/lib/shared/tables/text-table'

/** What was said of a file before its page was left, for when the same file is chosen again. */
export function useKeptImport(clientNo: string) {
  const { data } = useQuery(getDraftQuery(clientNo, importDraftKey))
  const [restored, setRestored] = useState<KeptImport | null>(null)
  return {
    /** What came back with the file that is open; null where nothing did. */
    restored,
    restore({ file, table }: ImportSourceFile): KeptImport | null {
      const kept = file ? findKeptImport(data?.draft?.content, file, countColumns(table)) : null
      setRestored(kept)
      return kept
    },
    forget: () => setRestored(null),
  }
}

type Shown = {
  clientNo: string
  userName: string
  state: ImportState<CustomerImportKey> | null
  meanings: EmptyMeanings
  doubles: DoubleChoice | null
  /** Whether a person has said anything of the file. */
  isSaid: boolean
  isRestored: boolean
}

/** Keeps what a person says of a file as a draft. Rows that came from no file have none. */
export function useImportDraft({ state, meanings, doubles, isSaid, isRestored, ...key }: Shown) {
  const content =
    state?.file && isSaid
      ? toKeptImport(state.file, countColumns(state.table), { ...state, meanings, doubles })
      : null
  return useDraft({
    ...key,
    ...{ draftKey: importDraftKey, content, isDirty: content !== null, isOwn: isRestored },
  })
}

const countColumns = ({ records: [heads] }: TextTable) => heads?.cells.length ?? 0
