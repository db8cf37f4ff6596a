import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { BulkAdjustment } from '@/lib/contracts/desk/bulk/bulk-rows'
import type { AdjustmentKind } from '@/lib/features/adjustments/domain/adjustment-draft'
import { useFollowedRows, useStartBulkAction } from '@/lib/features/bulk-actions/client/public'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'

type Place = { kind: AdjustmentKind; organizationId: string; userName: string }

/**
 * Sends corrections or payments of many as a bulk action, and goes to its page once it has surely
 * begun. Until then what is typed stays, and nothing was sent where it has not. It is pending as long
 * as nobody knows whether it has begun: sending anew could book the same twice.
 *
 * @returns `unread`: why that is not known; `bulkActionId`: whose page tells it later.
 */
export function useSendBulkAdjustments({ kind, ...where }: Place, onBegun: () => void) {
  const router = useRouter()
  const starter = useStartBulkAction()
  const [begun, setBegun] = useState<string | null>(null)
  const [refused, setRefused] = useState<Failure | null>(null)
  const { action, unread } = useFollowedRows(begun)
  const hasNotBegun = unread?.kind === 'not-found'
  const leave = useRef(onBegun)
  useEffect(() => {
    leave.current = onBegun
  }, [onBegun])
  const followedId = action?.bulkActionId
  useEffect(() => {
    if (followedId === undefined) return
    leave.current()
    router.push(routes.bulkAction(followedId))
  }, [followedId, router])

  async function start(rows: readonly Omit<BulkAdjustment, 'idempotencyKey'>[], total: string) {
    setRefused(null)
    setBegun(null)
    const started = await starter.send({
      ...{ ...where, subject: 'invoice', reason: '', until: null, typedTotal: total },
      verb: kind === 'payment' ? 'recordPayment' : 'correct',
      rows,
    })
    if (started.ok) setBegun(started.value)
    else setRefused(started.failure)
  }

  return {
    isPending: starter.isPending || (begun !== null && !hasNotBegun),
    failure: hasNotBegun ? notBegun : refused,
    unread: hasNotBegun ? null : unread,
    bulkActionId: begun,
    send: (rows: Parameters<typeof start>[0], total: string) => void start(rows, total),
  }
}

const notBegun: Failure = { kind: 'not-sent' }
