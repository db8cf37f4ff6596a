'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmByNumber } from '@/components/file-import/confirm-by-number'
import { Glyph } from '@/components/ui/glyph'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import type { Failure } from '@/lib/contracts/result'
import { useSendImport } from '@/lib/features/bulk-actions/client/public'
import type { ReadyTotals, StandingRow } from '@/lib/features/customer-import/domain/dry-run'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

type Props = {
  clientNo: string
  effect: ImportEffect
  userName: string
  fileName: string
  totals: ReadyTotals
  rows: readonly StandingRow[]
  onClose: () => void
  /** Once the desk has all of them. */
  onHandedOver: () => void
}

/** The last question before customers are changed: what it comes to, and what stays behind. */
export function ConfirmImport({ clientNo, effect, userName, fileName, ...asked }: Props) {
  const t = useT()
  const router = useRouter()
  const { totals, rows, onClose, onHandedOver } = asked
  const sending = useSendImport(userName)
  const [failure, setFailure] = useState<Failure | null>(null)
  const count = totals.rows

  async function send(typedTotal: string) {
    setFailure(null)
    const customers = rows.flatMap(({ standing, plan }) =>
      standing === 'ready' && plan?.customer ? [plan.customer] : [],
    )
    const result = await sending.send({
      ...{ clientNo, effect, source: fileName.slice(0, 200), customers, typedTotal },
    })
    if (!result.ok) return setFailure(result.failure)
    onHandedOver()
    router.push(routes.bulkAction(result.value))
  }

  const lines = [
    ['changed', totals.changed],
    ['created', totals.created],
    ['addresses', totals.addresses],
    ['cleaned', totals.cleaned],
    ['behind', rows.length - count],
  ] as const
  const losses = [
    ['losing', totals.losing],
    ['mayLose', totals.mayLose],
  ] as const
  return (
    <ConfirmByNumber
      title={t(`customerImport.send.title.${effect}`, { count, all: formatCount(count) })}
      intro={t('customerImport.send.intro')}
      count={count}
      submit={t('customerImport.send.submit', { count: formatCount(count) })}
      isSending={sending.stored !== null}
      onClose={onClose}
      onConfirm={(typedTotal) => void send(typedTotal)}
    >
      <ul className="grid gap-1">
        {lines
          .filter(([, all]) => all > 0)
          .map(([what, all]) => (
            <li key={what}>
              {t(`customerImport.send.${what}`, { count: all, all: formatCount(all) })}
            </li>
          ))}
      </ul>
      {losses
        .filter(([, all]) => all > 0)
        .map(([what, all]) => (
          <p key={what} className="flex items-start gap-1.5 pt-2 text-wait">
            <Glyph verdict="warn" className="mt-0.75" />
            {t(`customerImport.send.${what}`, { count: all, all: formatCount(all) })}
          </p>
        ))}
      {sending.stored !== null && (
        <p className="flex items-center gap-2 pt-2" role="status">
          <ProgressMeter
            value={sending.stored}
            max={count}
            label={t('customerImport.send.storing', {
              done: formatCount(sending.stored),
              all: formatCount(count),
            })}
          />
        </p>
      )}
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
    </ConfirmByNumber>
  )
}
