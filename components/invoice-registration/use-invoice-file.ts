'use client'

import { useEffect, useRef, useState } from 'react'
import { readFileTable, type TableRefusal } from '@/lib/client/files/read-file-table'
import { useReferenceCheck } from '@/lib/client/use-reference-check'
import {
  checkDuplicate,
  createDuplicateCheck,
  type DuplicateCheck,
} from '@/lib/features/invoice-registration/client/duplicate-check'
import { takeHandedInvoices } from '@/lib/features/invoice-registration/client/handed-invoices'
import {
  checkInvoiceFile,
  type FileProblem,
  findFileProblem,
  type InvoiceRow,
} from '@/lib/features/invoice-registration/domain/invoice-file'
import {
  type InvoiceField,
  matchColumns,
  withColumn,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import type { TextTable } from '@/lib/shared/tables/text-table'

/** A file as it was read, and what becomes of its rows by the columns as they are taken now. */
export type InvoiceFile = {
  name: string
  table: TextTable
  columns: (InvoiceField | null)[]
  problem: FileProblem | null
  rows: InvoiceRow[]
}

/**
 * The file that a person chose, or the invoices that another page handed over: read in the browser,
 * its rows judged, and its invoices looked for upstream, before anything is sent. Another file, or another column, begins anew; what came of an
 * earlier one is dropped.
 */
export function useInvoiceFile(organizationId: string, today: string) {
  const [file, setFile] = useState<InvoiceFile | null>(null)
  const [refusal, setRefusal] = useState<TableRefusal | null>(null)
  const known = useReferenceCheck<DuplicateCheck>()
  const latestRun = useRef(0)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    const mine = ++latestRun.current
    known.forget()
    setFile(null)
    const taken = await readFileTable(chosen)
    if (latestRun.current !== mine) return
    setRefusal(taken.ok ? null : taken.refusal)
    if (!taken.ok) return
    await plan(
      { name: chosen.name, table: taken.table },
      matchColumns(taken.table.records[0]?.cells ?? []),
    )
  }

  async function plan(
    source: Pick<InvoiceFile, 'name' | 'table'>,
    columns: InvoiceFile['columns'],
  ) {
    const mine = ++latestRun.current
    const problem = findFileProblem(source.table, columns)
    const rows = problem
      ? []
      : await checkInvoiceFile(source.table, columns, { organizationId, today })
    if (latestRun.current !== mine) return
    setFile({ ...source, columns, problem, rows })
    const judged = rows.filter(({ fate }) => fate === 'valid' || fate === 'warned')
    known.start(
      judged.map((row) => createDuplicateCheck(toLookupRow(row))),
      (sought, signal) => checkDuplicate(organizationId, sought, signal),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the page opens
  useEffect(() => {
    const handed = takeHandedInvoices()
    if (handed) void plan(handed, matchColumns(handed.table.records[0]?.cells ?? []))
  }, [])

  return {
    file,
    refusal,
    known,
    take: (chosen: File | undefined) => void take(chosen),
    setColumn: (place: number, field: InvoiceField | null) =>
      void (file && plan(file, withColumn(file.columns, place, field))),
  }
}

/**
 * An id of the file's own may be known from elsewhere; one that was made here can only be known
 * together with the number.
 */
const toLookupRow = ({ line, id, ownId, entry }: InvoiceRow) => ({
  line,
  id,
  invoiceNumber: ownId ? null : (entry.invoiceNumber ?? null),
})
