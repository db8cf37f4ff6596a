'use client'

import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ButtonLink } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { SendOutcome } from '@/lib/contracts/desk/sending/send-document'
import { routes } from '@/lib/shared/routes'
import { UnknownSend } from './unknown-send'
import { isOpenTry, type useSending } from './use-sending'

type Props = {
  sending: Pick<ReturnType<typeof useSending>, 'last' | 'settle'>
  userName: string
  onNext: () => void
}

/** What became of a document: submitted, refused, or nobody knows. */
export function SendResult({ sending: { last, settle }, userName, onNext }: Props) {
  const t = useT()
  if (last === null) return null
  const { result } = last
  if (result.ok)
    return (
      <StateBlock
        kind="done"
        title={
          <PersonLink
            person={result.value.recordedBy ?? ''}
            say={(person) => describeOutcome(result.value, person)}
          />
        }
        steps={
          <>
            <ButtonLink
              variant="primary"
              href={routes.invoiceById(result.value.receiptId ?? result.value.identifier)}
            >
              {t('invoiceSending.open')}
            </ButtonLink>
            <Button onClick={onNext}>{t('invoiceSending.next')}</Button>
          </>
        }
        note={
          <span className="flex items-center gap-1.5">
            {t('invoiceSending.identifier')} <code>{result.value.identifier}</code>
            <CopyButton text={result.value.identifier} />
          </span>
        }
      >
        {t('invoiceSending.doneMeaning')}
      </StateBlock>
    )
  if (isOpenTry(last))
    return (
      <UnknownSend
        key={last.idempotencyKey}
        attempt={last}
        userName={userName}
        failure={result.failure}
        onTold={(told) => settle({ ...last, result: told })}
      />
    )
  if (result.failure.code === 'sent-before' || result.failure.code === 'resent-before') {
    const is = result.failure.code === 'sent-before' ? 'sentBefore' : 'resentBefore'
    return (
      <StateBlock
        kind="warned"
        variant="strip"
        title={t(`invoiceSending.${is}`)}
        steps={
          <>
            <ButtonLink size="sm" href={routes.journal()}>
              {t('invoiceSending.activity')}
            </ButtonLink>
            {is === 'sentBefore' && (
              <Button size="sm" onClick={onNext}>
                {t('invoiceSending.discard')}
              </Button>
            )}
          </>
        }
      >
        {t(`invoiceSending.${is}Meaning`)}
      </StateBlock>
    )
  }
  return <FailureBlock failure={result.failure} doing="write" variant="strip" />

  function describeOutcome({ checked, recordedBy }: SendOutcome, person: string): string {
    if (recordedBy !== null) return t('invoiceSending.doneRecorded', { person })
    return t(checked ? 'invoiceSending.doneChecked' : 'invoiceSending.done')
  }
}
