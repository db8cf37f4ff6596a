import { type ParsedLookup, parseLookup } from '@/lib/features/invoice-tracking/domain/public'
import { cleanPastedText } from '@/lib/shared/references/reference-text'

/** What a mark in front of a word narrows the search to. */
export const searchMarks = { '>': 'commands', '@': 'customers', '#': 'numbers' } as const
export type SearchRange = 'all' | (typeof searchMarks)[keyof typeof searchMarks]

/** The sources that a word is asked at, each at most once. */
export const searchSources = [
  'sent',
  'status',
  'customers',
  'items',
  'itemsByKid',
  'collectionInvoices',
  'cases',
  'settlement',
  'batches',
  'batch',
  'receivablesBatch',
] as const
export type SearchSource = (typeof searchSources)[number]

/** What was typed, as it is understood, and which sources may know it. */
export type SearchPlan = {
  scope: SearchRange
  /** The word itself, without its mark and its label. */
  word: string
  /** Null for a word that names a page or an action. */
  parsed: ParsedLookup | null
  sources: readonly SearchSource[]
}

/** Shorter words are in everything. */
const lettersMin = 2

/** No source takes a longer one. */
const lettersMax = 200

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Understands what was typed into the box, by the parser that the look-up has. */
export function planSearch(typed: string): SearchPlan {
  const text = typed.trim()
  const scope = Object.entries(searchMarks).find(([mark]) => text.startsWith(mark))?.[1] ?? 'all'
  const rest = scope === 'all' ? text : text.slice(1).trim()
  if (scope === 'commands') return { scope, word: cleanPastedText(rest), parsed: null, sources: [] }
  const parsed = parseLookup(rest)
  const word = parsed.as === 'list' ? rest : parsed.text
  const isAskable = word.length >= lettersMin && word.length <= lettersMax && parsed.as !== 'list'
  return { scope, word, parsed, sources: isAskable ? listSources(scope, parsed) : [] }
}

function listSources(scope: SearchRange, parsed: ParsedLookup): SearchSource[] {
  if (scope === 'customers') return ['customers']
  const { text, as, others } = parsed
  const isLabelled = parsed.why.key === 'labelled'
  const mayBeNumber = /\d/.test(text) && !/\s/.test(text)
  const mayBeInvoice =
    as === 'receiptId' ||
    (mayBeNumber && (as === 'invoiceNumber' || (!isLabelled && others.includes('invoiceNumber'))))
  const wanted: Record<SearchSource, boolean> = {
    sent: as !== 'receiptId',
    status: mayBeInvoice,
    customers: scope === 'all' && (!isLabelled || as === 'invoiceeName'),
    items: mayBeNumber && mayBeInvoice && as !== 'receiptId',
    itemsByKid: mayBeNumber && (as === 'kid' || (!isLabelled && others.includes('kid'))),
    collectionInvoices: mayBeNumber && mayBeInvoice,
    cases: !isLabelled || as === 'invoiceNumber' || as === 'invoiceeName',
    settlement: uuid.test(text),
    batches: !isLabelled,
    batch: uuid.test(text),
    receivablesBatch: uuid.test(text),
  }
  return searchSources.filter((source) => wanted[source])
}
