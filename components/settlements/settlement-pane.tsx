'use client'

import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { ReadStates } from '@/components/ui/states/read-states'
import { isDenied, toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getSettlementQuery, type Settlement } from '@/lib/features/settlements/client/settlements'
import { describeSettlement } from '@/lib/features/settlements/messages/settlement-labels'
import { routes } from '@/lib/shared/routes'
import { PaneHead, paneClass } from './month-pane'
import { SettlementReading } from './settlement-reading'

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
  const isGone = error !== null && isDenied(toFailure(error))
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
      className={paneClass}
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
