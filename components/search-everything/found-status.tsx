import { useState } from 'react'
import { describeBatchOutcome } from '@/components/batches/public'
import { caseVerdicts } from '@/components/collection-cases/public'
import { claimVerdicts } from '@/components/collection-invoices/public'
import { useCauses } from '@/components/delivery-failures/public'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Kbd } from '@/components/ui/kbd'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { describeCaseStatus } from '@/lib/features/collection-cases/messages/public'
import { describeCollectionStatus } from '@/lib/features/collection-invoices/messages/public'
import {
  type LedgerStatus,
  readLedger,
  summarizeInvoiceStatus,
} from '@/lib/features/invoice-tracking/domain/public'
import { describeInvoiceStatus } from '@/lib/features/invoice-tracking/messages/public'
import type { Found } from '@/lib/features/search-everything/domain/found'
import { formatAge } from '@/lib/shared/format/age'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

type Described = { verdict: Verdict | null; words: string | null }
type Causes = ReturnType<typeof useCauses>

const itemVerdicts = {
  paid: 'ok',
  paidWithRest: 'unknown',
  amountNotKnown: 'unknown',
  notDue: 'wait',
  openUndated: 'wait',
  overdue: 'fail',
} as const

/**
 * How a thing that was found stands, in the sentence of its own page; nothing where none is known.
 */
export function FoundStatus({ found }: { found: Found }) {
  const { verdict, words } = describeFound(useT(), found, useCauses(), useToday())
  return (
    <span className="flex min-w-0 items-center gap-2 text-ink-2 max-narrow:col-span-2 max-narrow:col-start-2 max-narrow:row-start-2 max-narrow:text-xs">
      {words && verdict && <Glyph verdict={verdict} />}
      {words && (
        <span className="truncate" title={words}>
          {words}
        </span>
      )}
      {found.facts.of === 'recent' && <SeenAge at={found.facts.at} />}
    </span>
  )
}

/** How long ago an object was seen. */
function SeenAge({ at }: { at: string }) {
  const t = useT()
  const [now] = useState(Date.now)
  return (
    <span className="flex-none text-xs text-ink-3">
      {t('searchEverything.seen', { age: formatAge(t, now - Date.parse(at)) })}
    </span>
  )
}

function describeFound(t: Translate, { facts }: Found, causes: Causes, today: string): Described {
  switch (facts.of) {
    case 'invoice': {
      const summary = summarizeInvoiceStatus(facts.hit.known, causes?.causeOf ?? null)
      return { verdict: summary.tone, words: describeInvoiceStatus(t, summary, causes).words }
    }
    case 'claim': {
      const { tone, words } = describeCollectionStatus(t, facts.read)
      return { verdict: claimVerdicts[tone], words }
    }
    case 'case': {
      const { tone, words } = describeCaseStatus(t, facts.read)
      return { verdict: caseVerdicts[tone], words }
    }
    case 'batch':
      return facts.sent
        ? describeBatchOutcome(t, facts.sent)
        : { verdict: null, words: facts.status && t('batches.status', { status: facts.status }) }
    case 'item':
      return describeItem(t, readLedger({ is: 'linked', row: facts.read }, null, today))
    case 'settlement': {
      const { caseNumber: number } = facts.read
      return {
        verdict: null,
        words: number == null ? null : t('searchEverything.settlementCase', { number }),
      }
    }
    case 'file':
      return {
        verdict: null,
        words: t('searchEverything.fileInvoices', {
          count: facts.invoices,
          isAll: facts.isAll ? 'yes' : 'no',
        }),
      }
    case 'customer':
      return { verdict: null, words: facts.city }
    case 'recent':
      return { verdict: null, words: facts.seen?.sentence ?? null }
    case 'hint':
      return { verdict: null, words: facts.words }
  }
}

/** How a receivable stands, but for the amount that is told beside it. */
function describeItem(t: Translate, { key, due }: LedgerStatus): Described {
  if (!(key in itemVerdicts)) return { verdict: null, words: null }
  const known = key as keyof typeof itemVerdicts
  const day = due ? formatLongDate(t, due) : ''
  return { verdict: itemVerdicts[known], words: t(`searchEverything.item.${known}`, { due: day }) }
}

/** What is owed, with its currency where it is known, or the key that does the same. */
export function FoundAmount({ found: { facts } }: { found: Found }) {
  const amount = findAmount(facts)
  return (
    <span className="justify-self-end text-right max-narrow:row-start-1 max-narrow:col-start-3">
      {amount && <MoneyAmount {...amount} />}
      {facts.of === 'hint' && facts.keys && <Kbd>{facts.keys}</Kbd>}
    </span>
  )
}

/** The amount as its source tells it; a search tells no currency. Null where none is told. */
function findAmount(facts: Found['facts']) {
  if (facts.of === 'invoice')
    return facts.hit.amount === null ? null : { value: facts.hit.amount, currency: null }
  if (facts.of === 'recent')
    return facts.seen ? toAmount(facts.seen.amount, facts.seen.currency) : null
  if (facts.of === 'settlement') return toAmount(facts.read.settlementAmount, facts.read.currency)
  if (facts.of !== 'claim' && facts.of !== 'case' && facts.of !== 'item') return null
  const { remainingAmount: value, currency } = facts.read
  return toAmount(value, currency)
}

const toAmount = (value: ExactNumber | null | undefined, currency: string | null | undefined) =>
  value === null || value === undefined ? null : { value, currency: currency ?? null }
