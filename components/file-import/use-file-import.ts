'use client'

import { useEffect, useState } from 'react'
import { useNewestWork } from '@/components/ui/hooks/use-newest-work'
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
  const reading = useNewestWork(
    ({ file, again }: Opened, signal) =>
      readFileTable(file, { reading: again ?? {}, rowsMax }, signal).catch(() => unread),
    (read, { file, again }) => {
      const { name } = file
      take(
        read.ok
          ? { given: { name, file, table: read.table, reading: read.reading } }
          : { refused: read },
        name,
        again !== undefined,
      )
    },
  )

  function take(read: ReadFile, name: string, isAgain = false) {
    const taken = takeRead(state, read, { fields, match, restore, rowsMax, isAgain })
    if (!taken.refused && !isAgain) onTaken?.()
    setState(taken.state)
    setRefused(taken.refused && { ...taken.refused, name: isAgain ? null : name })
  }

  function open(file: File | undefined, again?: FileReading) {
    if (file) void reading.start({ file, again })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the page opens
  useEffect(() => {
    const handed = takeHanded?.()
    if (handed) take({ given: handed }, handed.name)
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
    isReading: reading.isUnderWay,
    rows,
    isChecking,
    open: (file: File | undefined) => open(file),
    readAgain: (again: FileReading) => open(state?.file, again),
    /** A person has said something of the file that its page keeps. */
    touch: () => change({}),
    discard() {
      reading.giveUp()
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

/** `again`: how to read it, where it is the one at hand. */
type Opened = { file: File; again?: FileReading }

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
