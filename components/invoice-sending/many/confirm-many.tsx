'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmByNumber } from '@/components/file-import/confirm-by-number'
import { Glyph } from '@/components/ui/glyph'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'
import { useSendMany } from '@/lib/features/bulk-actions/client/public'
import {
  listShownSends,
  type PreparedDocument,
  toSendRows,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { describeTotals } from './describe-prepared'

type Props = {
  userName: string
  clientNo: string
  verb: 'send' | 'resend'
  documents: readonly PreparedDocument[]
  onClose: () => void
}

/** The last question before many documents go out: how many, over how much, and which are doubtful. */
export function ConfirmMany({ userName, clientNo, verb, documents, onClose }: Props) {
  const t = useT()
  const router = useRouter()
  const sending = useSendMany()
  const [failure, setFailure] = useState<Failure | null>(null)
  const count = documents.length
  const doubtful = documents.filter(({ verdict }) => verdict === 'doubtful').length
  const sentBefore = documents.filter((each) => listShownSends(each).length > 0).length

  async function send(typedTotal: string) {
    setFailure(null)
    const rows = toSendRows(documents)
    const result = await sending.send({ userName, clientNo, verb, rows, typedTotal })
    if (result.ok) router.push(routes.bulkAction(result.value))
    else setFailure(result.failure)
  }

  return (
    <ConfirmByNumber
      title={t(`invoiceSending.many.confirm.${verb}`, { count, all: formatCount(count) })}
      intro={t('invoiceSending.many.confirm.note')}
      count={count}
      submit={t('invoiceSending.confirm')}
      isSending={sending.isPending}
      onClose={onClose}
      onConfirm={(typedTotal) => void send(typedTotal)}
    >
      <p className="tabular-nums">{describeTotals(t, documents)}</p>
      {(
        [
          ['doubtful', doubtful],
          ['sentBefore', sentBefore],
        ] as const
      )
        .filter(([, some]) => some > 0)
        .map(([is, some]) => (
          <p key={is} className="flex items-start gap-1.5 pt-2 text-wait">
            <Glyph verdict="warn" className="mt-0.75" />
            {t(`invoiceSending.many.confirm.${is}`, { count: some, all: formatCount(some) })}
          </p>
        ))}
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
    </ConfirmByNumber>
  )
}
