'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { StateBlock } from '@/components/ui/state-block'
import type { Submitted } from '@/lib/contracts/desk/batches'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Result } from '@/lib/contracts/result'
import type { Failure } from '@/lib/format/failure-words'
import { t } from '@/lib/format/translate-collection-new-invoices'
import { useSendInvoicesAgain } from '@/lib/queries/use-create-invoices'
import { useLookAgain } from '@/lib/queries/use-look-again'

type Props = {
  intentId: string
  userName: string
  /** How the write ended, as far as it is known. */
  failure: Failure
  /** What a look, or sending again, told for good. */
  onTold: (result: Result<Submitted>) => void
}

/** A batch whose outcome nobody knows: a look first; what a look does not find may be sent again by the person, with the same ids. */
export function NewInvoicesUnknown({ intentId, userName, failure, onTold }: Props) {
  const look = useLookAgain('createCollectionInvoices')
  const again = useSendInvoicesAgain(userName)
  const [seen, setSeen] = useState<'absent' | 'open' | Failure | null>(null)

  async function lookAgain() {
    const result = await look.mutateAsync(intentId)
    if (!result.ok && result.failure.kind !== 'not-found') return setSeen(result.failure)
    const told = result.ok ? toldBy(result.value) : neverArrived
    if (typeof told === 'string') setSeen(told)
    else onTold(told)
  }

  async function sendAgain() {
    const result = await again.mutateAsync(intentId)
    if (result.ok) return onTold(result)
    setSeen(result.failure.code === 'may-be-there' ? 'open' : result.failure)
  }

  const lookButton = (
    <Button
      size="sm"
      busy={look.isPending}
      busyLabel={t('newInvoices.send.lookingNow')}
      aria-disabled={again.isPending || undefined}
      onClick={() => void lookAgain()}
    >
      {t('newInvoices.send.look')}
    </Button>
  )
  return (
    <>
      <FailureBlock failure={failure} doing="write" look="strip" steps={lookButton} note={t('newInvoices.send.unknownNote')} />
      <div aria-live="polite">
        {seen === 'open' && <StateBlock kind="unknown" look="strip" title={t('newInvoices.send.mayBeThere')} />}
        {seen === 'absent' && (
          <StateBlock
            kind="warned"
            look="strip"
            title={t('newInvoices.send.notFound')}
            steps={
              <Button size="sm" busy={again.isPending} busyLabel={t('newInvoices.send.sendingAgain')} onClick={() => void sendAgain()}>
                {t('newInvoices.send.again')}
              </Button>
            }
          >
            {t('newInvoices.send.notFoundMeaning')}
          </StateBlock>
        )}
        {seen !== null && typeof seen === 'object' && <FailureBlock failure={seen} doing="write" look="strip" />}
      </div>
    </>
  )
}

/** What the journal tells after a look: an outcome for good, or that it is not there, or that nobody can tell yet. */
function toldBy({ state, status, code, message }: JournalEntry): Result<Submitted> | 'absent' | 'open' {
  if (state === 'accepted' || state === 'done') return { ok: true, value: { batchId: null, looked: true } }
  if (state === 'not-applied') return 'absent'
  if (state === 'unknown' || state === 'sending') return 'open'
  return { ok: false, failure: { kind: state, ...(status && { status }), ...(code && { code }), ...(message && { message }) } }
}

/** The desk never received it and has called it off: it can surely not go out any more. */
const neverArrived: Result<never> = { ok: false, failure: { kind: 'not-sent', code: 'called-off' } }
