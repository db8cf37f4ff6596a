'use client'

import { useMemo, useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { formatCount } from '@/components/data-grid/pager'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { WideHeading } from '@/components/ui/page-part'
import { StateBlock } from '@/components/ui/states/state-block'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import type { CheckControls } from '@/lib/client/use-reference-check'
import type { DuplicateCheck } from '@/lib/features/invoice-registration/client/duplicate-check'
import type { SentInvoice } from '@/lib/features/invoice-registration/domain/invoice-file'
import {
  getRegistrationStatus,
  type RegistrationStatus,
  registrationStatuses,
} from '@/lib/features/invoice-registration/domain/invoice-registration-status'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import { ConfirmRegistration } from './confirm-registration'
import { buildDryRunColumns, type DryRunRow, toDryRunCells } from './dry-run-columns'
import { DuplicateCheckProgress } from './duplicate-check-progress'
import type { InvoiceFile } from './use-invoice-file'

type Props = {
  file: InvoiceFile
  known: CheckControls<DuplicateCheck>
  onSend: (invoices: SentInvoice[]) => void
}

/** How many rows are shown at first, and with each step more. */
const shownAtOnce = 100

/**
 * The dry run: every row with what becomes of it and why, before anything is sent; below, what can
 * be handed over.
 */
export function InvoiceDryRun({ file, known, onSend }: Props) {
  const t = useT()
  const [only, setOnly] = useState<RegistrationStatus | null>(null)
  const [most, setMost] = useState(shownAtOnce)
  const pieces = known.progress?.pieces
  const rows = useMemo<DryRunRow[]>(() => {
    const told = new Map(pieces?.map((piece) => [piece.line, piece]))
    return file.rows.map((row) => ({
      row,
      end: getRegistrationStatus(row, told.get(row.line)?.state),
      invoiceId: told.get(row.line)?.invoiceId ?? null,
    }))
  }, [file.rows, pieces])
  const counts = Map.groupBy(rows, ({ end }) => end)
  const chosen = only === null ? rows : (counts.get(only) ?? [])

  return (
    <section aria-label={t('invoiceRegistration.run.title')}>
      <WideHeading
        title={t('invoiceRegistration.run.title')}
        note={t('invoiceRegistration.run.note')}
      />
      <DuplicateCheckProgress known={known} />
      <div className="toolbar flex-wrap">
        <fieldset className="flex min-w-0 flex-1 flex-wrap gap-2">
          <legend className="sr-only">{t('invoiceRegistration.run.filter')}</legend>
          <Button size="sm" pressed={only === null} onClick={() => setOnly(null)}>
            {t('invoiceRegistration.run.all', { count: formatCount(rows.length) })}
          </Button>
          {registrationStatuses
            .filter((end) => counts.has(end))
            .map((end) => (
              <Button key={end} size="sm" pressed={only === end} onClick={() => setOnly(end)}>
                {t('invoiceRegistration.run.of', {
                  fate: t(`invoiceRegistration.run.fate.${end}`),
                  count: formatCount(counts.get(end)?.length ?? 0),
                })}
              </Button>
            ))}
        </fieldset>
        <Button
          size="sm"
          onClick={() =>
            saveAsFile(
              `${t('invoiceRegistration.run.fileName')}.csv`,
              toCsv(toDryRunCells(t, rows), { decimalMark: getDecimalMark() }),
            )
          }
        >
          <Icon name="load" />
          {t('invoiceRegistration.run.download')}
        </Button>
      </div>
      <div className="[&_td]:py-1 [&_td]:align-top [&_td]:wrap-anywhere [&_td]:whitespace-normal">
        <DataTable
          label={t('invoiceRegistration.run.list')}
          columns={buildDryRunColumns(t)}
          rows={chosen.slice(0, most)}
          keyOf={({ row }) => String(row.line)}
          empty={<StateBlock kind="empty" title={t('invoiceRegistration.run.none')} />}
        />
      </div>
      {chosen.length > most && (
        <div className="toolbar">
          <Button size="sm" onClick={() => setMost(most + shownAtOnce)}>
            {t('invoiceRegistration.run.more', {
              count: formatCount(Math.min(shownAtOnce, chosen.length - most)),
            })}
          </Button>
        </div>
      )}
      <ConfirmRegistration
        rows={rows}
        isLooking={known.progress?.phase !== 'done'}
        onSend={onSend}
      />
    </section>
  )
}
