'use client'

import { useQueryStates } from 'nuqs'
import { useMemo } from 'react'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { compareParsers, toAsOf } from '@/lib/features/ledger/client/ledger-view'
import { ledgerNames, useLedgers } from '@/lib/features/ledger/client/use-ledgers'
import {
  type ComparedLedgers,
  compareLedgers,
  countDifferences,
  isComplete,
} from '@/lib/features/ledger/domain/compare-ledgers'
import { isMonthEnd } from '@/lib/shared/dates/months'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { AsOfChoice } from '../as-of-choice'
import { LedgerTabs } from '../ledger-tabs'
import { useClosedThrough } from '../use-closed-through'
import { AccountChoice } from './account-choice'
import { ComparedParts } from './compared-parts'
import { ComparedTotals } from './compared-totals'
import { LedgerStates } from './ledger-states'

/**
 * Receivable items, general ledger, movements and aging of a client held against each other, at the end
 * of a day, and what differs down to its item, period or age.
 */
export function ComparePage({ clientNo }: { clientNo: string }) {
  const t = useT()
  const today = useToday()
  const [view, setView] = useQueryStates(compareParsers, { history: 'push' })
  const asOf = toAsOf(view.asof, today)
  const ledgers = useLedgers({
    ...{ clientNo, asOf, today },
    account: view.account?.trim().slice(0, 40) || null,
  })
  const { read, states, account, accounts, isAccountAssumed, readAt, isReading, again } = ledgers
  const { items, lines, movements, intervals } = read
  const compared = useMemo(
    () => compareLedgers({ asOf, today, items, lines, movements, intervals }),
    [asOf, today, items, lines, movements, intervals],
  )
  const closed = useClosedThrough(clientNo)
  const isDone = ledgerNames.every((ledger) => states[ledger].is !== 'reading')
  const isEachKnown = ledgerNames.every((ledger) => states[ledger].is === 'known')
  return (
    <PageFrame
      crumbs={[
        { label: t('ledger.area') },
        { label: t('ledger.title'), href: routes.glItems(clientNo) },
        { label: t('ledger.compare.title') },
      ]}
      tab={[t('ledger.compare.title')]}
      title={titleCompared(t, compared, isDone)}
      facts={[
        { label: t('ledger.asOf.label'), value: asOf },
        ...closed,
        ...(Number.isFinite(readAt) ? [createReadFact(t, readAt)] : []),
      ]}
      actions={
        <>
          <AccountChoice
            key={account}
            {...{ accounts, account }}
            isReading={ledgers.areAccountsAwaited}
            onChoose={(chosen) => void setView({ account: chosen })}
          />
          <AsOfChoice asOf={asOf} today={today} onChoose={(asof) => void setView({ asof })} />
          <Button onClick={again} busy={isReading} busyLabel={t('ledger.compare.loading')}>
            {t('ledger.compare.again')}
          </Button>
        </>
      }
    >
      <LedgerTabs clientNo={clientNo} current="compare" />
      <LedgerStates
        states={states}
        isPast={asOf !== today}
        isWithinMonth={asOf !== today && !isMonthEnd(asOf)}
        assumedAccount={isAccountAssumed ? account : null}
        onAgain={again}
      />
      {compared.length === 0 && isEachKnown && (
        <StateBlock kind="empty" title={t('ledger.compare.none')}>
          {t('ledger.compare.noneMeaning')}
        </StateBlock>
      )}
      {compared.length > 0 && <ComparedTotals compared={compared} states={states} />}
      {compared.map((each) => (
        <ComparedParts
          key={each.currency}
          {...{ clientNo, asOf, account, isDone }}
          isPast={asOf !== today}
          compared={each}
          isOnly={compared.length === 1}
        />
      ))}
      {compared.length > 0 && (
        <p className="max-w-[74ch] px-6 pt-3 pb-6 text-xs text-ink-3 max-narrow:px-4">
          {t('ledger.compare.readNote')}
        </p>
      )}
    </PageFrame>
  )
}

function titleCompared(t: Translate, compared: readonly ComparedLedgers[], isDone: boolean) {
  const count = compared.reduce((sum, each) => sum + countDifferences(each), 0)
  if (count > 0) return t('ledger.compare.differ', { count })
  if (!isDone) return t('ledger.compare.reading')
  if (compared.length === 0) return t('ledger.compare.title')
  return t(compared.every(isComplete) ? 'ledger.compare.agree' : 'ledger.compare.agreeAsFar')
}
