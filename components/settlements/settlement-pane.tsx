'use client'

import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { formatCount } from '@/components/data-grid/pager'
import { BarPicture } from '@/components/ui/bar-picture'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { DecimalAmount } from '@/components/ui/money-amount'
import { PagePart } from '@/components/ui/page-part'
import { ReadStates } from '@/components/ui/states/read-states'
import { OperationFailed, toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getSettlementQuery, type Settlement } from '@/lib/features/settlements/client/settlements'
import {
  type SettledMonth,
  sumByCollectionType,
} from '@/lib/features/settlements/domain/settlement-months'
import { nameMonth } from '@/lib/features/settlements/messages/month-labels'
import { describeSettlement } from '@/lib/features/settlements/messages/settlement-labels'
import { makeBarScale } from '@/lib/shared/numbers/falling-bars'
import { routes } from '@/lib/shared/routes'
import { CollectionType } from './settlement-columns'
import { SettlementReading } from './settlement-reading'
import { SettlementWaterfall } from './settlement-waterfall'

/**
 * One settlement beside its list, with what the list has of it until it is read itself. Where the
 * window has no room for both it is there alone, and takes the keyboard.
 */
export function SettlementPane({ organizationId, settlementId, row, onClose }: PaneProps) {
  const t = useT()
  const pane = useRef<HTMLElement>(null)
  const { data, error, refetch } = useQuery(getSettlementQuery(organizationId, settlementId))
  const settlement = data?.data ?? row ?? null
  const title = (settlement && describeSettlement(t, settlement)) ?? t('settlements.unnamed')
  const isGone = error instanceof OperationFailed && error.failure.kind === 'not-found'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another settlement takes the keyboard too
  useEffect(() => {
    if (!matchMedia('(width >= 1200px)').matches) pane.current?.focus()
  }, [settlementId])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  return (
    <aside
      ref={pane}
      className={paneLook}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      <PaneHead title={title}>
        <ButtonLink size="sm" href={routes.settlement(organizationId, settlementId)}>
          {t('settlements.pane.openPage')}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          square
          aria-label={t('settlements.pane.close')}
          aria-keyshortcuts="Escape"
          onClick={onClose}
        >
          <Icon name="x" />
        </Button>
      </PaneHead>
      {isGone ? (
        <p className="px-6 py-2 text-ink-2">{t('settlements.notFound')}</p>
      ) : (
        (error !== null || settlement === null) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={settlement !== null}
            rows={6}
            columns={2}
            onAgain={() => void refetch()}
          />
        )
      )}
      {settlement && !isGone && (
        <SettlementReading
          key={settlementId}
          organizationId={organizationId}
          settlement={settlement}
        />
      )}
    </aside>
  )
}

type PaneProps = {
  organizationId: string
  settlementId: string
  /** As the list has it, where it does. */
  row: Settlement | undefined
  onClose: () => void
}

/** What all settlements of a month are made of, until one of them is chosen. */
export function MonthPane({ month: { month, rows }, today }: MonthPaneProps) {
  const t = useT()
  if (rows.length === 0)
    return <p className="px-6 py-5 text-ink-3">{t('settlements.months.none')}</p>
  const title = t('settlements.months.paneTitle', {
    month: month === null ? t('settlements.months.undated') : nameMonth(t, month, today),
  })
  return (
    <section className={paneLook} aria-label={title}>
      <PaneHead title={title} />
      <div className="px-6 pb-6 max-narrow:px-4">
        <PagePart title={t('settlements.parts.title')}>
          <SettlementWaterfall settlements={rows} />
        </PagePart>
        <CollectionTypes rows={rows} />
        <p className="pt-4 text-ink-3 max-wide:hidden">{t('settlements.months.hint')}</p>
      </div>
    </section>
  )
}

type MonthPaneProps = { month: SettledMonth<Settlement>; today: string }

/** What was settled by the type of collection. */
function CollectionTypes({ rows }: { rows: readonly Settlement[] }) {
  const t = useT()
  const types = sumByCollectionType(rows)
  const scale = makeBarScale(types.flatMap(({ amount }) => amount ?? []))
  return (
    <PagePart title={t('settlements.months.byType.title')}>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t('settlements.months.byType.title')}</caption>
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="text-left font-medium">
              {t('settlements.column.type')}
            </th>
            <td className="w-full" />
            <th scope="col" className="pl-3 text-right font-medium">
              {t('settlements.months.byType.count')}
            </th>
            <th scope="col" className="pl-3 text-right font-medium">
              {t('settlements.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ type, count, amount }) => (
            <tr key={type} className="h-7 [&>*]:border-b [&>*]:border-line">
              <th scope="row" className="pr-3 text-left font-regular whitespace-nowrap">
                {type === null ? (
                  t('settlements.months.byType.unnamed')
                ) : (
                  <CollectionType code={type} />
                )}
              </th>
              <td>
                {amount !== null && (
                  <BarPicture
                    place={scale.toBar(amount)}
                    zeroAt={scale.zeroAt}
                    fill="fill-bar-neutral"
                  />
                )}
              </td>
              <td className="pl-3 text-right">{formatCount(count)}</td>
              <td className="pl-3 text-right">
                <DecimalAmount value={amount} currency={rows[0]?.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PagePart>
  )
}

const PaneHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="flex flex-wrap items-start gap-2 px-6 pt-4.5 max-narrow:px-4">
    <h2 className="min-w-0 flex-1 basis-60 text-lg wrap-anywhere tabular-nums">{title}</h2>
    {children}
  </header>
)

const paneLook = 'min-w-0 wide:overflow-auto focus-visible:-outline-offset-2'
