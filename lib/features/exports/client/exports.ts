import { getOperationQuery } from '@/lib/client/operation-query'
import type { ExportReceipt } from '@/lib/contracts/desk/exports'

/** Progress and receipt of one export. */
export const getExportQuery = (exportId: string) =>
  getOperationQuery('getExport', { params: { exportId } })

/** The person's own exports, newest first. */
export const getExportsQuery = () => getOperationQuery('listExports', {})

/**
 * How long until an open page asks again, in milliseconds: a second at first, up to ten for a long
 * one; not at all where nothing moves.
 */
export function getPollInterval(
  receipt: Pick<ExportReceipt, 'state' | 'parts' | 'askedAt'> | undefined,
): number | false {
  if (receipt?.state !== 'running') return false
  const since = receipt.parts.at(-1)?.startedAt ?? receipt.askedAt
  return Math.min(10_000, 1_000 + Math.max(0, Date.parse(receipt.askedAt) - Date.parse(since)) / 20)
}

/** The same for several: as often as the one that runs wants it. */
export const getListPollInterval = (receipts: readonly ExportReceipt[] | undefined) =>
  getPollInterval(receipts?.find(({ state }) => state === 'running'))
