'use client'

import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ButtonLink } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
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
  const offers = useOffers()
  if (last === null) return null
  const { result } = last
  const mayFollow = offers('getInvoiceStatus')
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
              href={
                mayFollow
                  ? routes.invoiceById(result.value.receiptId ?? result.value.identifier)
                  : routes.journalLine(last.idempotencyKey)
              }
            >
              {t(mayFollow ? 'invoiceSending.open' : 'invoiceSending.activity')}
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
        {t(mayFollow ? 'invoiceSending.doneMeaning' : 'invoiceSending.doneUnseen')}
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
  const is = stops.get(result.failure.code)
  if (is)
    return (
      <StateBlock
        kind="warned"
        variant="strip"
        title={t(`invoiceSending.${is}`)}
        steps={
          <>
            <ButtonLink
              size="sm"
              href={routes.journal(
                stopsNumber(is) ? new URLSearchParams({ q: last.number }).toString() : '',
              )}
              target="_blank"
            >
              {t('invoiceSending.activity')}
              <span className="sr-only">, {t('invoiceSending.opensTab')}</span>
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
  return <FailureBlock failure={result.failure} doing="write" variant="strip" />

  function describeOutcome({ checked, recordedBy }: SendOutcome, person: string): string {
    if (recordedBy !== null) return t('invoiceSending.doneRecorded', { person })
    return t(checked ? 'invoiceSending.doneChecked' : 'invoiceSending.done')
  }
}

type Stop = 'sentBefore' | 'resentBefore' | 'numberSent' | 'numberOpen'

/** What stops a document of which one went out before, or may have, by the code of the failure. */
const stops = new Map<string | undefined, Stop>([
  ['sent-before', 'sentBefore'],
  ['resent-before', 'resentBefore'],
  ['number-sent', 'numberSent'],
  ['outcome-open', 'numberOpen'],
])

/** What the journal has of a number is found by it. */
const stopsNumber = (is: Stop) => is === 'numberSent' || is === 'numberOpen'
