import { type ChannelRow, resolveChannels } from '@/lib/features/invoice-search/domain/public'

type Blocks = {
  efakturaBlockIds?: readonly string[] | null
  peppolBlockIds?: readonly string[] | null
  digipostBlockIds?: readonly string[] | null
}
type Customer = Blocks & { distribution?: { type?: string | null } | null }

/**
 * Which block ids of a customer (interface.md 2.1) stand for which channel, by letters in its name
 * (assumed: names of channels are not shown).
 */
const channelBlocks = [
  { word: 'efaktura', field: 'efakturaBlockIds' },
  { word: 'peppol', field: 'peppolBlockIds' },
  { word: 'ehf', field: 'peppolBlockIds' },
  { word: 'digipost', field: 'digipostBlockIds' },
] as const satisfies readonly { word: string; field: keyof Blocks }[]

/**
 * What a customer's settings say of an invoice that did not go by the channel that was asked for:
 * ids that are blocked on that channel, and how the customer is to be reached. Null where the
 * channel was taken, may still be taken, or where none was asked for. The ids are null where they
 * are not told: then nobody knows whether the channel is blocked.
 */
export function explainChannel(
  row: ChannelRow,
  customer: Customer,
): { requested: string; blockedIds: string[] | null; distributionType: string | null } | null {
  const { requested, mismatched, none } = resolveChannels(row)
  const isUnderWay = row.Status?.trim().toLowerCase() === 'pending'
  if (requested === null || !(mismatched || (none && !isUnderWay))) return null
  const letters = requested.toLowerCase().replace(/[^a-z]/g, '')
  const fields = new Set(
    channelBlocks.filter(({ word }) => letters.includes(word)).map(({ field }) => field),
  )
  const lists = [...fields].map((field) => customer[field] ?? null)
  const blockedIds = lists.flatMap((list) => list ?? [])
  return {
    requested,
    blockedIds: blockedIds.length === 0 && lists.includes(null) ? null : blockedIds,
    distributionType: customer.distribution?.type?.trim() || null,
  }
}
