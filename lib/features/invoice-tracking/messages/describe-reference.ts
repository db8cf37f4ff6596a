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
import {
  isNumberKind,
  type NumberKind,
  type ReferenceSource,
} from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import type {
  ReferenceGroup,
  ReportedLine,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { describeInvoiceStatus } from './describe-invoice-status'
import { labelLookup } from './lookup-labels'

/** The shape that stands before a sentence. */
type StatusVerdict = 'ok' | 'wait' | 'fail' | 'handled' | 'unknown' | 'new' | 'stop'

const verdicts: Record<ReferenceGroup, StatusVerdict> = {
  ...{ delivered: 'ok', waiting: 'wait', failed: 'fail', collection: 'stop' },
  ...{ notFound: 'unknown', unknown: 'unknown', open: 'new' },
}

/** The shape of a group. */
export const getGroupVerdict = (group: ReferenceGroup): StatusVerdict => verdicts[group]

type Description = { verdict: StatusVerdict; words: string }

/** Where one invoice is as one sentence with its shape. */
export function describeHit(
  t: Translate,
  hit: ReferenceHit,
  causes: CauseTexts | null,
): Description {
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
  const words = describeAreaStatus(t, status, group, facts)
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
  { pursuit, caseNumber }: LaneFacts,
): string {
  const isOpen = group === 'collection'
  if (status.of === 'item')
    return t(isOpen ? 'references.sentence.itemInCollection' : 'references.sentence.item')
  if (status.of === 'collectionInvoice') {
    if (pursuit === 'unclear') return t('references.lane.unclear', { number: caseNumber ?? 'none' })
    const { words } = describeCollectionStatus(t, status.collectionInvoice)
    return t(
      isOpen ? 'references.sentence.collectionInvoice' : 'references.sentence.collectionEnded',
      { words },
    )
  }
  const ended = pursuit === 'unclear' ? 'caseUnknown' : 'caseEnded'
  return t(`references.sentence.${isOpen ? 'case' : ended}`, { number: status.caseNumber })
}

/** What is left to pay, which no line breaks apart. */
export const formatRest = ({ amount, currency }: NonNullable<LaneFacts['rest']>) =>
  [formatDecimal(amount), currency].filter(Boolean).join('\u00a0')

/**
 * What came of a line as one sentence: of the invoice that is shown of it, else of the line as a whole.
 * What it is found as is said where it looks like something else.
 */
export function describeRow(
  t: Translate,
  line: ReportedLine,
  hit: ReferenceHit | null,
  causes: CauseTexts | null,
): Description {
  const { verdict, words } = hit
    ? describeHit(t, hit, causes)
    : { verdict: verdicts[line.group], words: describeMissing(t, line) }
  const told = hit && !line.isWhole ? t('references.sentence.perhaps', { words }) : words
  const kind = line.foundAs && labelLookup(t, line.foundAs)
  return { verdict, words: kind ? t('references.sentence.foundAs', { kind, words: told }) : told }
}

function describeMissing(t: Translate, line: ReportedLine): string {
  const { group, why, failures, finding } = line
  if (group === 'open') return t('references.sentence.open')
  if (why)
    return t(`references.why.${why}`, {
      sources: listSources(
        t,
        failures.map(({ source }) => source),
      ),
    })
  const words = describeNotFound(t, line)
  return finding === 'checkDigit' ? `${words}. ${t('references.slip.checkDigit')}` : words
}

/** What was looked through and as what, where that is not all. */
function describeNotFound(
  t: Translate,
  { kind, others, answered, unasked, unaskedAs }: ReportedLine,
): string {
  const labelKinds = (kinds: readonly NumberKind[]) =>
    kinds.map((each) => labelLookup(t, each)).join(', ')
  if (unaskedAs.length > 0)
    return t('references.sentence.notFoundAs', {
      kinds: labelKinds(
        [kind, ...others].filter(isNumberKind).filter((each) => !unaskedAs.includes(each)),
      ),
      others: labelKinds(unaskedAs),
    })
  return unasked.length > 0
    ? t('references.sentence.notFoundIn', { sources: listSources(t, answered) })
    : t('references.sentence.notFound')
}

/** Sources as they are named inside a sentence. */
export const listSources = (t: Translate, sources: readonly ReferenceSource[]): string =>
  [...new Set(sources)].map((source) => t(`references.sourceIn.${source}`)).join(', ')
