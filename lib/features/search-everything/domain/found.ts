import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { Settlement } from '@/lib/contracts/collection/settlements'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import type { Recent } from '@/lib/contracts/desk/recents'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { LookupHit } from '@/lib/features/invoice-tracking/domain/public'

/** The kinds of what can be found, in the order in which they stand. */
export const foundKinds = [
  'page',
  'action',
  'invoice',
  'customer',
  'item',
  'claim',
  'case',
  'settlement',
  'batch',
  'file',
] as const
export type FoundKind = (typeof foundKinds)[number]

/** The groups of a result: what was named exactly stands above all kinds. */
export const foundGroups = ['exact', ...foundKinds] as const
export type FoundGroup = (typeof foundGroups)[number]

/** What a row tells beside its name: read from what its source answered. */
export type FoundFacts =
  | { of: 'invoice'; hit: LookupHit }
  | { of: 'customer'; city: string | null }
  | { of: 'item'; read: ArItem }
  | { of: 'claim'; read: CollectionInvoice }
  | { of: 'case'; read: CollectionCase }
  | { of: 'settlement'; read: Settlement }
  | { of: 'file'; invoices: number; isAll: boolean }
  | { of: 'batch'; sent: SentBatch | null; status: string | null }
  | { of: 'recent'; seen: Recent['seen']; at: string }
  | { of: 'hint'; words: string | null; keys?: string; does?: FoundAction }

/** What is done at once with an object: its number is copied, or looked up in Track invoices. */
export type FoundAction = { copies: string } | { tracks: string }

/** Where a person works: what a search is asked about. */
export type SearchPlaces = { client: string | null; organization: string | null }

/** An object, a page or an action that was found. */
export type Found = {
  key: string
  kind: FoundKind
  /** What it is called, such as its number. */
  title: string
  /** Whose it is; null where that is not known, and for what is nobody's. */
  name: string | null
  /** Numbers and ids that mean this one. */
  numbers: readonly string[]
  /** Where it leads; null where no address may name it, and for an action that is done at once. */
  href: string | null
  facts: FoundFacts
  /** Where it was found, where that is not the place that a person works in, and its name. */
  places?: SearchPlaces
  placeName?: string
}

/** What a source has beside the rows that came: so many where it said so; null is unknown, maybe none. */
export type Unread = { count: number | null }

/** What a source has found; `unread` is null where every row came. */
export type Findings = { rows: Found[]; unread: Unread | null }

/** How many matches there are: just as many, or at least. */
export type MatchCount = { count: number; isAtLeast: boolean }
