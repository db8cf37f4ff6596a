import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { ConfirmByNumber } from '@/components/file-import/confirm-by-number'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { Failure } from '@/lib/contracts/result'
import { useSendImport } from '@/lib/features/bulk-actions/client/public'
import type { ImportResult } from '@/lib/features/customer-import/domain/import-results'
import { listSentChanges } from '@/lib/features/customer-import/domain/import-results'
import {
  behindVerdicts,
  hasUnshownBefore,
  planAgain,
  planUndo,
  type SecondVerdict,
} from '@/lib/features/customer-import/domain/later-reading'
import { labelCustomerPath } from '@/lib/features/customers/messages/public'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { describeValue } from '../verdict-words'
import type { LaterRead } from './use-later-read'

type Props = {
  action: BulkAction
  read: LaterRead
  source: string
  userName: string
  purpose: 'again' | 'undo'
  customers: readonly ImportResult[]
}

const shownAtOnce = 100

/** What would be sent a second time or put back, who stays behind and why, and the last question. */
export function SecondImport({ read: { find, isInBatch }, purpose, customers, ...earlier }: Props) {
  const t = useT()
  const [clears, setClears] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [most, setMost] = useState(shownAtOnce)
  const verdicts = useMemo(
    () =>
      customers.map((sent) => {
        const { customerNo } = sent
        const found = { lookup: find(customerNo), isInBatch: isInBatch(customerNo) }
        return purpose === 'undo'
          ? planUndo(sent, found, clears)
          : planAgain(sent, found, toEffect(earlier.action))
      }),
    [customers, find, isInBatch, purpose, clears, earlier.action],
  )
  const going = verdicts.flatMap((verdict) => (verdict.is === 'send' ? verdict.customer : []))
  const count = (is: SecondVerdict['is']) => verdicts.filter((each) => each.is === is).length
  const unshown = purpose === 'undo' ? customers.filter(hasUnshownBefore).length : 0
  return (
    <>
      <StateBlock
        kind={going.length > 0 ? 'warned' : 'empty'}
        variant="strip"
        title={t(`importResults.${purpose}Title`, {
          ...{ count: going.length, all: formatCount(going.length) },
        })}
        steps={
          going.length > 0 && (
            <Button size="sm" variant="primary" onClick={() => setAsked(true)}>
              {t('importResults.open', { count: formatCount(going.length) })}
            </Button>
          )
        }
      >
        {behindVerdicts
          .filter((is) => count(is) > 0)
          .map((is) =>
            t(`importResults.behind.${is}`, { count: count(is), all: formatCount(count(is)) }),
          )
          .join(' ')}
      </StateBlock>
      {unshown > 0 && (
        <Checkbox checked={clears} onChange={({ target }) => setClears(target.checked)}>
          {t('importResults.clears', { count: unshown, all: formatCount(unshown) })}
        </Checkbox>
      )}
      {going.length > 0 && (
        <ul aria-label={t('importResults.changes')}>
          {going.slice(0, most).map((each) => (
            <li
              key={each.line}
              className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-b border-line py-1.5"
            >
              <span>{each.name || each.customer.customerNo}</span>
              <span className="text-xs text-ink-2 wrap-anywhere">
                {listSentChanges(each)
                  .map(({ path, before, after }) =>
                    t('importResults.change', {
                      field: labelCustomerPath(t, path) ?? path,
                      ...{ before: describeValue(t, before), after: describeValue(t, after) },
                    }),
                  )
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {going.length > most && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => setMost(most + shownAtOnce)}
        >
          {t('importResults.more', { left: formatCount(going.length - most) })}
        </Button>
      )}
      {isAsked && (
        <ConfirmSecondRun
          {...{ ...earlier, purpose, customers: going }}
          behind={customers.length - going.length}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

const toEffect = ({ verb }: BulkAction) => (verb === 'create' ? 'create' : 'update')

type ConfirmProps = Omit<Props, 'read' | 'customers'> & {
  customers: Extract<SecondVerdict, { is: 'send' }>['customer'][]
  behind: number
  onClose: () => void
}

function ConfirmSecondRun({
  action,
  source,
  userName,
  purpose,
  customers,
  behind: left,
  onClose,
}: ConfirmProps) {
  const t = useT()
  const router = useRouter()
  const sending = useSendImport(userName)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function send(typedTotal: string) {
    const sent = await sending.send({
      ...{ clientNo: action.clientNo ?? '', customers, typedTotal },
      effect: purpose === 'again' ? toEffect(action) : 'update',
      source: t(`importResults.${purpose}Source`, { source }).slice(0, 200),
    })
    if (sent.ok) router.push(routes.bulkAction(sent.value))
    else setFailure(sent.failure)
  }
  return (
    <ConfirmByNumber
      title={t(`importResults.${purpose}Title`, {
        ...{ count: customers.length, all: formatCount(customers.length) },
      })}
      intro={t('importResults.intro')}
      count={customers.length}
      submit={t('importResults.submit', { count: formatCount(customers.length) })}
      isSending={sending.stored !== null}
      onClose={onClose}
      onConfirm={(typedTotal) => void send(typedTotal)}
    >
      {left > 0 && <p>{t('importResults.left', { count: left, all: formatCount(left) })}</p>}
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
    </ConfirmByNumber>
  )
}
