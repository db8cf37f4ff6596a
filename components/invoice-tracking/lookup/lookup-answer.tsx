'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  findOnlyHit,
  type InvoiceLookupResult,
  isAnswered,
  type Lookup,
  type LookupAccess,
} from '@/lib/features/invoice-tracking/client/lookup'
import type { useLookup } from '@/lib/features/invoice-tracking/client/use-lookup'
import type { LookupField } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { toInvoiceHref } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import { labelLookup } from '@/lib/features/invoice-tracking/messages/lookup-labels'
import { describeFailure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { ElsewhereHits } from './elsewhere-hits'
import { LookupHits } from './lookup-hits'
import { AskedBy, isSearchLeftOut, LookupNotes } from './lookup-notes'

/**
 * What a look-up came to: none, with what else to try; one, which is opened at once; several, which
 * are offered.
 */
export function LookupAnswer({ lookUp, asker, others, onAskAs }: LookupAnswerProps) {
  const t = useT()
  const { wanted, looked, failure, isAsking, askAgain } = lookUp
  const only = looked && findOnlyHit(looked)
  const address = only?.page ? toInvoiceHref(only.page) : null
  const router = useRouter()
  useEffect(() => {
    if (address) router.push(address)
  }, [address, router])

  if (!wanted) return null
  if (isAsking)
    return <StateBlock kind="empty" glyph="wait" variant="strip" title={t('lookups.asking')} />
  const again = (
    <Button size="sm" onClick={askAgain}>
      {t('states.tryAgain')}
    </Button>
  )
  if (failure) return <FailureBlock failure={failure} doing="read" steps={again} />
  if (!looked) return null
  if (address)
    return (
      <StateBlock kind="done" variant="strip" title={t('lookups.opening')}>
        <Link className={hyperlinkClass} href={address}>
          {only?.number}
        </Link>
      </StateBlock>
    )
  if (looked.asked.length === 0)
    return <CannotAsk wanted={wanted} asker={asker} others={others} onAskAs={onAskAs} />
  if (looked.hits.length === 0)
    return (
      <WithoutHits
        wanted={wanted}
        looked={looked}
        asker={asker}
        others={others}
        onAskAs={onAskAs}
        again={again}
      />
    )
  return (
    <section aria-label={t('lookups.results')}>
      <StateBlock
        kind="empty"
        glyph="run"
        title={t('lookups.several.title', { count: looked.hits.length })}
      >
        {describeMatches(t, looked)} <AskedBy asked={looked.asked} />{' '}
        {isSearchLeftOut(wanted, asker) && t('lookups.notAsked')}
      </StateBlock>
      <LookupHits hits={looked.hits} />
    </section>
  )
}

type AnswerContext = {
  wanted: Lookup
  asker: LookupAccess
  others: readonly LookupField[]
  onAskAs: (has: LookupField) => void
}
type FoundContext = AnswerContext & { looked: InvoiceLookupResult }
type LookupAnswerProps = Omit<AnswerContext, 'wanted'> & { lookUp: ReturnType<typeof useLookup> }

/** Delivery found nothing: what other areas have, or none, and what failed with its retry. */
function WithoutHits({ again, ...context }: FoundContext & { again: React.ReactNode }) {
  const { elsewhere, asked } = context.looked
  const failure = asked.find((each) => each.failure)?.failure
  return (
    <>
      {elsewhere.length > 0 ? <ElsewhereHits {...context} /> : <FoundNone {...context} />}
      {failure && <FailureBlock failure={failure} doing="read" variant="strip" steps={again} />}
    </>
  )
}

function FoundNone({ wanted, looked, asker, others, onAskAs }: FoundContext) {
  const t = useT()
  const isProof = looked.asked.every(isAnswered)
  return (
    <StateBlock
      kind={isProof ? 'empty' : 'silent'}
      title={t(isProof ? 'lookups.none.title' : 'lookups.none.unsure')}
      steps={<OtherReadings others={others} wanted={wanted} onAskAs={onAskAs} />}
    >
      {isProof && t('lookups.none.meaning', { as: labelLookup(t, wanted.has) })}{' '}
      <LookupNotes wanted={wanted} looked={looked} asker={asker} />
    </StateBlock>
  )
}

function CannotAsk({ wanted, asker: { may }, others, onAskAs }: AnswerContext) {
  const t = useT()
  const why =
    wanted.has === 'receiptId'
      ? 'status'
      : wanted.has === 'invoiceNumber' && may.status
        ? 'company'
        : 'search'
  return (
    <StateBlock
      kind="empty"
      glyph="lock"
      title={t('lookups.cannot.title')}
      steps={<OtherReadings others={others} wanted={wanted} onAskAs={onAskAs} />}
    >
      {t(`lookups.cannot.${why}`, { as: labelLookup(t, wanted.has) })}
    </StateBlock>
  )
}

function OtherReadings({
  others,
  wanted,
  onAskAs,
}: Pick<AnswerContext, 'others' | 'wanted' | 'onAskAs'>) {
  const t = useT()
  const alternatives = others.filter((has) => has !== wanted.has)
  if (alternatives.length === 0) return null
  return (
    <>
      <span>{t('lookups.none.other')}</span>
      {alternatives.map((has) => (
        <Button key={has} size="sm" onClick={() => onAskAs(has)}>
          {t('lookups.none.as', { as: labelLookup(t, has) })}
        </Button>
      ))}
    </>
  )
}

function describeMatches(t: Translate, { hits, asked, isWhole }: InvoiceLookupResult): string {
  const failure = asked.find((each) => each.failure)?.failure
  const isSearched = asked.some(({ operation }) => operation === 'searchInvoiceSummary')
  return [
    hits.length > 1 ? t('lookups.several.meaning') : t('lookups.several.notSure'),
    !isWhole && t(isSearched ? 'lookups.several.more' : 'lookups.several.newest'),
    asked.some(({ isSilent }) => isSilent) && t('lookups.several.silent'),
    asked.some(({ isIgnored }) => isIgnored) && t('lookups.ignored'),
    failure && t('lookups.several.failed', { title: describeFailure(t, failure, 'read').title }),
  ]
    .filter(Boolean)
    .join(' ')
}
