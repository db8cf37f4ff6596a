'use client'

import { useEffect, useRef, useState } from 'react'
import { readFileTable } from '@/lib/client/files/read-file-table'
import type { FileReading, TableEnd } from '@/lib/client/files/table-request'
import { mapInPieces } from '@/lib/client/pauses'
import { detectForms } from '@/lib/shared/file-import/detect-forms'
import {
  applyAnswers,
  type ImportAnswer,
  type ImportMend,
  isOfRows,
} from '@/lib/shared/file-import/import-answers'
import type {
  ImportField,
  ImportForms,
  ImportSource,
  ImportSources,
} from '@/lib/shared/file-import/import-fields'
import { matchColumns, withSource } from '@/lib/shared/file-import/match-columns'
import { type ImportRow, readImportRow } from '@/lib/shared/file-import/read-import-row'
import type { TextTable } from '@/lib/shared/tables/text-table'

/** Rows as they are handed in: from a file, or by another page. */
export type ImportSourceFile = {
  name: string
  table: TextTable
  file?: File
  reading?: FileReading
}

/** A file as it is taken: its columns and forms, and what a person said of its rows. */
export type ImportState<Key extends string> = ImportSourceFile & {
  sources: ImportSources<Key>
  forms: ImportForms
  answers: readonly ImportAnswer<Key>[]
  mends: readonly ImportMend<Key>[]
  /** The forms that a person has chosen; the others are detected with each column that is matched. */
  saidForms: Partial<ImportForms>
  /** Whether a person has said anything of it: that is lost with the page. */
  isTouched: boolean
}

type Props<Key extends string, Row> = {
  fields: readonly ImportField<Key>[]
  /** Makes a check that sees the rows in their order. */
  createCheck: () => (row: ImportRow<Key>) => Row
  /** Most rows that a file may have. */
  rowsMax: number
  /** Rows that another page handed over, taken once. */
  takeHanded?: () => ImportSourceFile | null
  /** Where fields come from by the heads of a file; without it, by their names alone. */
  match?: (heads: readonly string[]) => ImportSources<Key>
  /** What was said of this very file before its page was left; null: nothing that is known of. */
  restore?: (
    given: ImportSourceFile,
  ) => Pick<ImportState<Key>, 'sources' | 'saidForms' | 'mends'> | null
}

/**
 * A file that is imported: read in the browser, its columns matched by name, its forms detected, and
 * every row checked anew with each change that is of its values, in pieces that leave the page its
 * turn. Another file begins anew; the same one read in another way keeps what was said of it.
 */
export function useFileImport<Key extends string, Row>({
  fields,
  createCheck,
  rowsMax,
  takeHanded,
  match = (heads) => matchColumns(fields, heads),
  restore,
}: Props<Key, Row>) {
  const [state, setState] = useState<ImportState<Key> | null>(null)
  const [refused, setRefused] = useState<Extract<TableEnd, { ok: false }> | null>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef<AbortController | null>(null)

  function take(given: ImportSourceFile) {
    const kept = restore?.(given) ?? null
    const sources = kept?.sources ?? match(given.table.records[0]?.cells ?? [])
    const { saidForms, mends } = kept ?? { saidForms: {}, mends: [] }
    setState({
      ...given,
      ...{ sources, saidForms, mends },
      forms: { ...detectForms(given.table, fields, sources), ...saidForms },
      answers: [],
      isTouched: kept !== null,
    })
  }

  async function open(file: File | undefined, reading: FileReading = {}) {
    if (!file) return
    latest.current?.abort()
    const mine = new AbortController()
    latest.current = mine
    setReading(true)
    const read = await readFileTable(file, { reading, rowsMax }, mine.signal).catch(() => unread)
    if (mine.signal.aborted) return
    setReading(false)
    setRefused(read.ok ? null : read)
    if (read.ok) take({ name: file.name, file, table: read.table, reading: read.reading })
    else setState(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the page opens
  useEffect(() => {
    const handed = takeHanded?.()
    if (handed) take(handed)
    return () => latest.current?.abort()
  }, [])

  const { rows, isChecking } = useCheckedRows({ state, fields, createCheck })
  const change = (next: Partial<ImportState<Key>>) =>
    setState(state && { ...state, ...next, isTouched: true })
  return {
    state,
    refusal: refused?.refusal ?? null,
    /** How many rows a file has that was refused because it has too many. */
    refusedCount: refused?.count ?? 0,
    isReading,
    rows,
    isChecking,
    open: (file: File | undefined) => void open(file),
    readAgain: (reading: FileReading) => void open(state?.file, reading),
    discard: () => setState(null),
    ...createImportEdits(state, fields, change),
  }
}

/** The rows of a file, checked anew when what they hold is another. */
function useCheckedRows<Key extends string, Row>(props: {
  state: ImportState<Key> | null
  fields: readonly ImportField<Key>[]
  createCheck: Props<Key, Row>['createCheck']
}) {
  const { state, fields, createCheck } = props
  const [checked, setChecked] = useState<Checked<Key, Row> | null>(null)

  useEffect(() => {
    if (!state || (checked?.by === createCheck && isReadAlike(checked.of, state))) return
    const run = new AbortController()
    const { changes } = applyAnswers(state.answers, state.mends)
    const [heads, ...records] = state.table.records
    const plan = { ...state, fields, changes, width: heads?.cells.length ?? 0 }
    const check = createCheck()
    void mapInPieces(records, (record) => check(readImportRow(record, plan)), run.signal).then(
      (rows) => setChecked({ of: state, by: createCheck, rows }),
      () => {},
    )
    return () => run.abort()
  }, [state, checked, fields, createCheck])

  const isChecked = state !== null && checked?.by === createCheck && isReadAlike(checked.of, state)
  return {
    /** By the last check that came to its end, of the same file. */
    rows: state && checked?.of.table === state.table ? checked.rows : null,
    isChecking: state !== null && !isChecked,
  }
}

/** What a person says of a file that is there; before that nothing is. */
function createImportEdits<Key extends string>(
  state: ImportState<Key> | null,
  fields: readonly ImportField<Key>[],
  change: (next: Partial<ImportState<Key>>) => void,
) {
  return {
    setForms: (forms: Partial<ImportForms>) =>
      state &&
      change({
        forms: { ...state.forms, ...forms },
        saidForms: { ...state.saidForms, ...forms },
      }),
    setSource(key: Key, source: ImportSource<Key> | null) {
      if (!state) return
      const sources = withSource(state.sources, key, source)
      const isOther = ({ does, group }: ImportAnswer<Key>) => does !== 'set' || group.field !== key
      const forms = { ...detectForms(state.table, fields, sources), ...state.saidForms }
      change({ sources, forms, answers: state.answers.filter(isOther) })
    },
    answer(answer: ImportAnswer<Key>) {
      if (!state) return
      const { field, cases } = answer.group
      const isForAll = cases.length === state.table.records.length - 1
      if (answer.does !== 'set' || field === null || !isForAll)
        return change({ answers: [...state.answers, answer] })
      change({
        sources: withSource(state.sources, field, answer.given),
        answers: [...state.answers, { ...answer, replaced: state.sources[field] ?? null }],
      })
    },
    takeBack(answer: ImportAnswer<Key>) {
      if (!state) return
      const answers = state.answers.filter((each) => each !== answer)
      const { field } = answer.group
      change(
        answer.does === 'set' && answer.replaced !== undefined && field !== null
          ? { answers, sources: withSource(state.sources, field, answer.replaced) }
          : { answers },
      )
    },
    mend: (mend: ImportMend<Key>) =>
      state &&
      change({
        mends: [
          ...state.mends.filter(({ line, field }) => line !== mend.line || field !== mend.field),
          mend,
        ],
      }),
  }
}

/** What a browser without workers comes to. */
const unread = { ok: false, refusal: 'fileUnreadable' } as const

type Checked<Key extends string, Row> = {
  of: ImportState<Key>
  by: Props<Key, Row>['createCheck']
  rows: Row[]
}

/** True where rows hold the same values; whether they go out is another matter. */
function isReadAlike<Key extends string>(one: ImportState<Key>, other: ImportState<Key>): boolean {
  const [before, after] = [one.answers.filter(isOfRows), other.answers.filter(isOfRows)]
  return (
    one.table === other.table &&
    one.sources === other.sources &&
    one.forms === other.forms &&
    one.mends === other.mends &&
    before.length === after.length &&
    before.every((answer, at) => answer === after[at])
  )
}

export type FileImport<Key extends string, Row> = ReturnType<typeof useFileImport<Key, Row>>
