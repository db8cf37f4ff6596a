'use client'

import { useMemo, useState } from 'react'
import type { ImportSourceFile, ImportState } from '@/components/file-import/taken/taken-file'
import type { DoubleChoice } from '@/lib/features/customer-import/domain/double-rows'
import {
  findKeptImport,
  getReading,
  importDraftKey,
  isKeptOf,
  type KeptImport,
  toKeptImport,
} from '@/lib/features/customer-import/domain/import-draft'
import type { CustomerImportKey } from '@/lib/features/customer-import/domain/import-fields'
import type { EmptyMeanings } from '@/lib/features/customer-import/domain/plan-fields'
import { type LeftDraft, useDraft } from '@/lib/features/drafts/client/public'

/** What was said of a file before, here or on an earlier page, for when the same file is chosen again. */
export function useKeptImport({ content }: LeftDraft) {
  const [restored, setRestored] = useState<KeptImport | null>(null)
  const [held, hold] = useState<KeptImport | null>()
  const newest = held === undefined ? content : held
  return {
    /** What came back with the file that is open; null where nothing did. */
    restored,
    restore({ file, table }: ImportSourceFile): KeptImport | null {
      const kept = file ? findKeptImport(newest, file, getReading(table)) : null
      setRestored(kept)
      return kept
    },
    forget: () => setRestored(null),
    /** What this page has kept last; undefined where it has kept nothing and dropped nothing. */
    held,
    hold,
    isOf: (file: File | undefined) => file !== undefined && isKeptOf(newest, file),
  }
}

type Shown = {
  clientNo: string
  userName: string
  kept: ReturnType<typeof useKeptImport>
  state: ImportState<CustomerImportKey> | null
  meanings: EmptyMeanings
  doubles: DoubleChoice | null
  unread: LeftDraft['unread']
}

/**
 * Keeps what a person says of a file as a draft. It stays while another file, or another reading of
 * this one, is looked at, until something is said of that. Rows that came from no file have none.
 */
export function useImportDraft({ kept, state, meanings, doubles, ...key }: Shown) {
  const said = useMemo(
    () =>
      state?.file && state.isTouched
        ? toKeptImport(state.file, getReading(state.table), { ...state, meanings, doubles })
        : undefined,
    [state, meanings, doubles],
  )
  const [noted, setNoted] = useState<typeof said>()
  if (said !== noted) {
    setNoted(said)
    if (said !== undefined) kept.hold(said)
  }
  const content = kept.held ?? null
  const { failure, drop } = useDraft({
    ...key,
    ...{ draftKey: importDraftKey, content, isDirty: content !== null },
    isOwn: kept.restored !== null,
  })
  return {
    failure,
    /** Drops what is kept of the file that is open; what is kept of another one stays. */
    drop() {
      if (!kept.isOf(state?.file)) return
      kept.hold(null)
      void drop()
    },
  }
}
