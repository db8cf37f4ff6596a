import { describeCollectionStatus } from '@/lib/features/collection-invoices/messages/public'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import { summarizeInvoiceStatus } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import {
  type LaneFacts,
  readLaneFacts,
} from '@/lib/features/invoice-tracking/domain/references/lane-facts'
import type {
  HitGroup,
  ReferenceHit,
} from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import type { ReferenceSource } from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import type {
  ReferenceGroup,
  ReportedLine,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { describeInvoiceStatus } from './describe-invoice-status'

/** The shape that stands before a sentence. */
type StatusVerdict = 'ok' | 'wait' | 'fail' | 'handled' | 'unknown' | 'new' | 'stop'

const verdicts: Record<ReferenceGroup, StatusVerdict> = {
  ...{ delivered: 'ok', waiting: 'wait', failed: 'fail', collection: 'stop' },
  ...{ notFound: 'unknown', unknown: 'unknown', open: 'new' },
}

/** The shape of a group. */
export const getGroupVerdict = (group: ReferenceGroup): StatusVerdict => verdicts[group]

/** Where one invoice is as one sentence with its shape. */
export function describeHit(
  t: Translate,
  hit: ReferenceHit,
  causes: CauseTexts | null,
): { verdict: StatusVerdict; words: string } {
  const { status, group } = hit
  const facts = readLaneFacts(hit)
  if (status.of === 'transaction') {
    const sentence = summarizeInvoiceStatus(status.known, causes?.causeOf ?? null)
    const { words } = describeInvoiceStatus(t, sentence, causes)
    return {
      // What was sent and not told to have arrived is in the group of what is on its way.
      verdict: group === 'waiting' || group === 'collection' ? verdicts[group] : sentence.tone,
      words: [words, ...describePursuit(t, facts), ...describeRest(t, facts)].join('. '),
    }
  }
  const words = describeAreaStatus(t, status, group)
  return { verdict: verdicts[group], words: [words, ...describeRest(t, facts)].join('. ') }
}

function describePursuit(t: Translate, { pursuit, caseNumber, unknown }: LaneFacts): string[] {
  if (pursuit) return [t(`references.lane.${pursuit}`, { number: caseNumber ?? 'none' })]
  return unknown.includes('collection') ? [t('references.lane.collectionUnknown')] : []
}

function describeRest(t: Translate, { rest, isSettled, unknown }: LaneFacts): string[] {
  if (rest) return [t('references.lane.left', { amount: formatRest(rest) })]
  if (isSettled) return [t('references.lane.settled')]
  return unknown.includes('ledger') ? [t('references.lane.ledgerUnknown')] : []
}

function describeAreaStatus(
  t: Translate,
  status: Exclude<ReferenceHit['status'], { of: 'transaction' }>,
  group: HitGroup,
): string {
  const isOpen = group === 'collection'
  if (status.of === 'item')
    return t(isOpen ? 'references.sentence.itemInCollection' : 'references.sentence.item')
  if (status.of === 'collectionInvoice') {
    const { words } = describeCollectionStatus(t, status.collectionInvoice)
    return t(
      isOpen ? 'references.sentence.collectionInvoice' : 'references.sentence.collectionEnded',
      { words },
    )
  }
  const ended = status.status === null ? 'caseUnknown' : 'caseEnded'
  return t(`references.sentence.${isOpen ? 'case' : ended}`, { number: status.caseNumber })
}

/** What is left to pay, which no line breaks apart. */
export const formatRest = ({ amount, currency }: NonNullable<LaneFacts['rest']>) =>
  [formatDecimal(amount), currency].filter(Boolean).join('\u00a0')

/**
 * What came of a line as one sentence. `hit` is one of several that it found, whose own sentence is
 * told; without it the line as a whole.
 */
export function describeLine(
  t: Translate,
  line: ReportedLine,
  causes: CauseTexts | null,
): { verdict: StatusVerdict; words: string } {
  const [first] = line.hits
  if (!first) return { verdict: verdicts[line.group], words: describeMissing(t, line) }
  const { verdict, words } = describeHit(t, first, causes)
  const count = line.hits.length
  if (count > 1) {
    const isAlike = line.hits.every((hit) => describeHit(t, hit, causes).words === words)
    return isAlike
      ? { verdict, words: t('references.sentence.several', { count, words }) }
      : {
          verdict: verdicts[line.group],
          words: t('references.sentence.severalApart', { count }),
        }
  }
  return { verdict, words: line.isWhole ? words : t('references.sentence.perhaps', { words }) }
}

function describeMissing(
  t: Translate,
  { group, why, failures, answered, unasked, finding }: ReportedLine,
): string {
  if (group === 'open') return t('references.sentence.open')
  if (why)
    return t(`references.why.${why}`, {
      sources: listSources(
        t,
        failures.map(({ source }) => source),
      ),
    })
  const words =
    unasked.length > 0
      ? t('references.sentence.notFoundIn', { sources: listSources(t, answered) })
      : t('references.sentence.notFound')
  return finding === 'checkDigit' ? `${words}. ${t('references.slip.checkDigit')}` : words
}

/** Sources as they are named inside a sentence. */
export const listSources = (t: Translate, sources: readonly ReferenceSource[]): string =>
  [...new Set(sources)].map((source) => t(`references.sourceIn.${source}`)).join(', ')
