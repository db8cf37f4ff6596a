'use client'

import { useEffect, useRef, useState } from 'react'
import { readFileTable } from '@/lib/client/files/read-file-table'
import type { FileReading } from '@/lib/client/files/table-request'
import { mapInPieces } from '@/lib/client/pauses'
import { applyAnswers, isOfRows } from '@/lib/shared/file-import/import-answers'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { countNeededCells, matchColumns } from '@/lib/shared/file-import/match-columns'
import { type ImportRow, readImportRow } from '@/lib/shared/file-import/read-import-row'
import { findCutCell } from '@/lib/shared/tables/find-cut-cell'
import { createImportEdits } from './taken/import-edits'
import { type ReadFile, type RefusedFile, takeRead } from './taken/take-read'
import type { ImportSourceFile, ImportState, Taking } from './taken/taken-file'

type Props<Key extends string, Row> = Omit<Taking<Key>, 'match'> & {
  /** Makes a check that sees the rows in their order. */
  createCheck: () => (row: ImportRow<Key>) => Row
  /** Most rows that a file may have. */
  rowsMax: number
  /** Rows that another page handed over, taken once. */
  takeHanded?: () => ImportSourceFile | null
  /** Without it fields are matched by their names alone. */
  match?: Taking<Key>['match']
  /** Another file has taken the place of the one before. */
  onTaken?: () => void
}

/**
 * A file that is imported: read in the browser, its columns matched by name, its forms detected, and
 * every row checked anew with each change that is of its values, in pieces that leave the page its
 * turn. Another file begins anew, once it is read and not refused; the same one read in another way
 * keeps what was said of it.
 */
export function useFileImport<Key extends string, Row>({
  fields,
  createCheck,
  rowsMax,
  takeHanded,
  match = (heads) => matchColumns(fields, heads),
  restore,
  onTaken,
}: Props<Key, Row>) {
  const [state, setState] = useState<ImportState<Key> | null>(null)
  const [refused, setRefused] = useState<(RefusedFile & { name: string | null }) | null>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef<AbortController | null>(null)
  // A file is read while its page goes on: what is said meanwhile counts.
  const now = useRef({ state, fields, match, restore, rowsMax, onTaken })
  useEffect(() => {
    now.current = { state, fields, match, restore, rowsMax, onTaken }
  })

  function take(read: ReadFile, name: string, isAgain = false) {
    const { state: present, onTaken: handleTaken, ...taking } = now.current
    const taken = takeRead(present, read, { ...taking, isAgain })
    if (!taken.refused && !isAgain) handleTaken?.()
    setState(taken.state)
    setRefused(taken.refused && { ...taken.refused, name: isAgain ? null : name })
  }

  async function open(file: File | undefined, again?: FileReading) {
    if (!file) return
    latest.current?.abort()
    const mine = new AbortController()
    latest.current = mine
    setReading(true)
    const question = { reading: again ?? {}, rowsMax }
    const read = await readFileTable(file, question, mine.signal).catch(() => unread)
    if (mine.signal.aborted) return
    setReading(false)
    const { name } = file
    take(
      read.ok
        ? { given: { name, file, table: read.table, reading: read.reading } }
        : { refused: read },
      name,
      again !== undefined,
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the page opens
  useEffect(() => {
    const handed = takeHanded?.()
    if (handed) take({ given: handed }, handed.name)
    return () => latest.current?.abort()
  }, [])

  const { rows, isChecking } = useCheckedRows({ state, fields, createCheck })
  function change(next: Partial<ImportState<Key>>) {
    setState(state && { ...state, ...next, isTouched: true })
    setRefused(null)
  }
  return {
    state,
    /** What was refused last; `name`: of another file, null where the same was read in another way. */
    refused,
    rowsMax,
    isReading,
    rows,
    isChecking,
    open: (file: File | undefined) => void open(file),
    readAgain: (reading: FileReading) => void open(state?.file, reading),
    /** A person has said something of the file that its page keeps. */
    touch: () => change({}),
    discard() {
      latest.current?.abort()
      setReading(false)
      setRefused(null)
      setState(null)
    },
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
    const { table, reading, sources } = state
    const width = heads?.cells.length ?? 0
    // A workbook, and another page, leave blank cells out.
    const least = reading && countNeededCells(heads?.cells ?? [], sources)
    const cut = reading ? findCutCell(table) : null
    const plan = { ...state, fields, changes, width, least, doubtful: table, cut }
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
