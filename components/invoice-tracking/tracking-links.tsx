'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import { useManualLink } from '@/lib/features/invoice-tracking/client/use-manual-link'
import { type LinkEntry, listLinkEntries } from './link-entries'
import { type LinkAction, LinkRow } from './link-row'

/**
 * What belongs to the invoice and how surely, what shares something with it and was not linked, and
 * what persons have said of both. Nothing is guessed.
 */
export function TrackingLinks({ timeline }: { timeline: InvoiceTimeline }) {
  const t = useT()
  const { userName, failure, again } = timeline.byPersons
  const link = useManualLink(userName)
  const { mutate, isPending } = link
  const [last, setLast] = useState<{ entry: LinkEntry; verb: LinkAction } | null>(null)
  const sendDecision = (entry: LinkEntry, verb: LinkAction) => {
    if (!entry.word) return
    setLast({ entry, verb })
    const isTakenBack = verb === 'takeBack'
    mutate({
      word: entry.word(isTakenBack ? entry.said?.same === true : verb === 'same'),
      isTakenBack,
    })
  }

  const entries = listLinkEntries(t, timeline)
  const renderRows = (...standings: LinkEntry['standing'][]) =>
    entries
      .filter(({ standing }) => standings.includes(standing))
      .map((entry) => (
        <LinkRow
          key={entry.key}
          entry={entry}
          doing={isPending && last?.entry.key === entry.key ? last.verb : null}
          isBusy={isPending}
          onSay={sendDecision}
        />
      ))
  const [linked, offered, aside] = [
    renderRows('linked'),
    renderRows('offered', 'apart'),
    renderRows('aside'),
  ]
  const isMissing = failure !== null && failure.kind !== 'unauthenticated'
  if (entries.length === 0 && !isMissing) return null
  return (
    <section className="mt-5">
      {isMissing && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('invoiceTracking.partMissing', { part: t('invoiceTracking.part.links') })}
          steps={
            <Button size="sm" onClick={again}>
              {t('states.tryAgain')}
            </Button>
          }
        />
      )}
      <LinkGroup title={t('invoiceTracking.linked.title')} rows={linked} />
      <LinkGroup title={t('invoiceTracking.offers.title')} rows={offered} />
      {aside.length > 0 && (
        <details className="mt-3.5">
          <summary className="min-h-6 w-fit cursor-pointer py-0.75 text-ink-2">
            {t('invoiceTracking.aside.title', { count: aside.length })}
          </summary>
          <ul>{aside}</ul>
        </details>
      )}
      {link.failure && <FailureBlock failure={link.failure} doing="write" variant="strip" />}
      <p role="status" className="sr-only">
        {link.data &&
          !isPending &&
          last &&
          t(`invoiceTracking.saidNow.${last.verb}`, { name: last.entry.name })}
      </p>
    </section>
  )
}

/** Rows that are shown at once: many customers may have the same name. */
const unfolded = 4

function LinkGroup({ title, rows }: { title: string; rows: ReactNode[] }) {
  const t = useT()
  if (rows.length === 0) return null
  const folded = rows.slice(unfolded)
  return (
    <>
      <h3 className="font-semibold [ul+&]:mt-3.5">{title}</h3>
      <ul>{rows.slice(0, unfolded)}</ul>
      {folded.length > 0 && (
        <details className="mt-3.5">
          <summary className="min-h-6 w-fit cursor-pointer py-0.75 text-ink-2">
            {t('invoiceTracking.offers.more', { count: folded.length })}
          </summary>
          <ul>{folded}</ul>
        </details>
      )}
    </>
  )
}
