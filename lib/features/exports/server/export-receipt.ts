import 'server-only'
import type { ExportReceipt } from '@/lib/contracts/desk/exports'
import { exportKinds } from '@/lib/features/exports/domain/export-kinds'
import { findShortfall } from '@/lib/features/exports/domain/export-shortfall'
import { placeIn } from '@/lib/platform/database/places'
import { seal, unseal } from '@/lib/platform/database/sealed'
import { getEnv } from '@/lib/platform/env'
import { toWireStyle } from '@/lib/shared/wire/wire-style'
import { type ExportRow, isStale } from './store/export-rows'

/** Reasons that a second part would only meet again. */
const lastingFailureCodes = [
  'workbook-rows',
  'cell-too-long',
  'order-broken',
  'no-progress',
  'circular',
  'token-too-long',
  'no-row-id',
  'file-lost',
]

/** A stored export as its person reads it. */
export function toExportReceipt(row: ExportRow): ExportReceipt {
  const { EXPORT_DAYS, PARTNER_WIRE } = getEnv()
  const state = isStale(row) ? 'interrupted' : row.state
  const isAtEnd = state === 'complete'
  const search = unsealExportSearch(row)
  const isWhole = isAtEnd && !findShortfall({ ...row, search })?.isProven
  return {
    exportId: row.id,
    kind: row.kind,
    state,
    why: row.why,
    search: search && row.kind === 'invoiceSummary' ? toWireStyle(search, PARTNER_WIRE) : search,
    companyIds: row.companyIds,
    organizationId: row.organizationId,
    file: row.file,
    fileName: formatFileName(row, isWhole),
    hasFile: isAtEnd || (row.file.format === 'csv' && state !== 'running' && row.rows > 0),
    canContinue: canContinue(row),
    expected: row.expected,
    pages: row.pages,
    rows: row.rows,
    doubles: row.doubles,
    unnumbered: row.unnumbered,
    unread: row.unread,
    neutralised: row.neutralised,
    findings: row.findings,
    pauses: row.pauses,
    pausedSeconds: row.pausedSeconds,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    signIns: row.signIns,
    firstRowId: row.firstRowId,
    lastRowId: row.lastRowId,
    newer: row.newer,
    bytes: row.bytes,
    sha256: row.sha256,
    parts: row.parts,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    erasedAt: new Date(row.startedAt.getTime() + EXPORT_DAYS * 86_400_000).toISOString(),
    askedAt: new Date().toISOString(),
  }
}

/** Whether a second part may go on from the last row on disk. */
export function canContinue(row: ExportRow): boolean {
  if (unsealExportSearch(row) === null) return false
  return (
    row.state === 'waiting' ||
    isStale(row) ||
    (row.state === 'failed' && !lastingFailureCodes.includes(row.why?.code ?? ''))
  )
}

/**
 * The filters of an export, or null where they were sealed under another key: without filters would
 * be everything.
 */
export function unsealExportSearch({
  id,
  search,
}: Pick<ExportRow, 'id' | 'search'>): Record<string, unknown> | null {
  const text = unseal(search, placeIn.exportSearch(id))
  return text === null ? null : (JSON.parse(text) as Record<string, unknown>)
}

/**
 * The token by which an export goes on, null from the start; or null where it was sealed under
 * another key, and nobody knows where it stands.
 */
export function unsealExportPlace({
  id,
  place,
}: Pick<ExportRow, 'id' | 'place'>): { token: string | null } | null {
  if (place === null) return { token: null }
  const token = unseal(place, placeIn.exportPlace(id))
  return token === null ? null : { token }
}

/** A token is the upstream's own text and may hold what was asked for. */
export const sealExportPlace = (id: string, token: string) => seal(token, placeIn.exportPlace(id))

/** `invoices-20260312T135802Z-6b1d3c1e.csv`; what is not whole says so in its name. */
function formatFileName({ id, kind, startedAt, file }: ExportRow, isWhole: boolean): string {
  const at = startedAt.toISOString().replace(/[-:]|\.\d+/g, '')
  return `${exportKinds[kind].fileName}-${at}-${id.slice(0, 8)}${isWhole ? '' : '-not-complete'}.${file.format}`
}
