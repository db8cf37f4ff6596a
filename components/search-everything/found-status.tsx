import { describeBatchOutcome } from '@/components/batches/public'
import { caseVerdicts } from '@/components/collection-cases/public'
import { claimVerdicts } from '@/components/collection-invoices/public'
import { useCauses } from '@/components/delivery-failures/public'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useToday } from '@/components/ui/hooks/use-today'
import { Kbd } from '@/components/ui/kbd'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { describeCaseStatus } from '@/lib/features/collection-cases/messages/public'
import { describeCollectionStatus } from '@/lib/features/collection-invoices/messages/public'
import {
  type LedgerStatus,
  readLedger,
  summarizeInvoiceStatus,
} from '@/lib/features/invoice-tracking/domain/public'
import {
  describeInvoiceStatus,
  describeLedger,
} from '@/lib/features/invoice-tracking/messages/public'
import type { Found } from '@/lib/features/search-everything/domain/found'
import type { Translate } from '@/lib/shared/i18n/translate'

type Described = { verdict: Verdict | null; words: string | null }
type Causes = ReturnType<typeof useCauses>

const ledgerVerdicts: Partial<Record<LedgerStatus['key'], Verdict>> = {
  ...{ paid: 'ok', notDue: 'wait', openUndated: 'wait', overdue: 'fail' },
}

/** How a thing that was found stands, in the sentence of its own page; nothing where none is known. */
export function FoundStatus({ found }: { found: Found }) {
  const { verdict, words } = describeFound(useT(), found, useCauses(), useToday())
  return (
    <span className="flex min-w-0 items-center gap-2 text-ink-2 max-narrow:col-start-2 max-narrow:row-start-2 max-narrow:text-xs">
      {words && verdict && <Glyph verdict={verdict} />}
      <span className="truncate">{words}</span>
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
    case 'item': {
      const ledger = readLedger({ is: 'joined', row: facts.read }, null, today)
      return {
        verdict: ledgerVerdicts[ledger.key] ?? 'unknown',
        words: describeLedger(t, ledger).replace(/\.$/, ''),
      }
    }
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
    case 'hint':
      return { verdict: null, words: facts.words }
  }
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
  if (facts.of === 'settlement') return toAmount(facts.read.settlementAmount, facts.read.currency)
  if (facts.of !== 'claim' && facts.of !== 'case' && facts.of !== 'item') return null
  const { remainingAmount: value, currency } = facts.read
  return toAmount(value, currency)
}

const toAmount = (value: ExactNumber | null | undefined, currency: string | null | undefined) =>
  value === null || value === undefined ? null : { value, currency: currency ?? null }
