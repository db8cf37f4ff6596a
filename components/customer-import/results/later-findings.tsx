import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ImportResult } from '@/lib/features/customer-import/domain/import-results'
import {
  type LaterFinding,
  type LaterReading,
  readLater,
} from '@/lib/features/customer-import/domain/later-reading'
import { labelCustomerPath } from '@/lib/features/customers/messages/public'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { describeValue } from '../verdict-words'
import type { LaterRead } from './use-later-read'

type Props = { read: LaterRead; customers: readonly ImportResult[]; clientNo: string }

const findings: readonly LaterFinding[] = ['differs', 'gone', 'not-shown', 'unread', 'as-sent']
const shownAtOnce = 100

/** How what is stored now compares with what was sent: counts, and every difference. */
export function LaterFindings({ read, customers, clientNo }: Props) {
  const t = useT()
  const { find } = read
  const readings = useMemo(
    () =>
      customers.map((sent) => ({
        sent,
        reading: readLater(sent, find(sent.customerNo)),
      })),
    [customers, find],
  )
  const [most, setMost] = useState(shownAtOnce)
  const count = (found: LaterFinding) =>
    readings.filter(({ reading }) => reading.found === found).length
  const open = findings
    .filter((found) => found !== 'as-sent')
    .flatMap((found) => readings.filter(({ reading }) => reading.found === found))
  return (
    <>
      <StateBlock
        kind={open.length === 0 ? 'done' : 'warned'}
        variant="strip"
        title={findings
          .filter((found) => count(found) > 0)
          .map((found) =>
            t(`importResults.found.${found}`, {
              count: count(found),
              all: formatCount(count(found)),
            }),
          )
          .join(', ')}
      />
      {open.length > 0 && (
        <ul aria-label={t('importResults.differences')}>
          {open.slice(0, most).map(({ sent, reading }) => (
            <li
              key={sent.line}
              className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-b border-line py-1.5"
            >
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Link href={routes.customer(clientNo, sent.customerNo)}>
                  {sent.name || sent.customerNo}
                </Link>
                <span className="text-xs text-ink-2">
                  {t(`importResults.is.${reading.found}`, { customerNo: sent.customerNo })}
                </span>
              </span>
              <Fields reading={reading} />
            </li>
          ))}
        </ul>
      )}
      {open.length > most && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => setMost(most + shownAtOnce)}
        >
          {t('importResults.more', { left: formatCount(open.length - most) })}
        </Button>
      )}
    </>
  )
}

function Fields({ reading: { found, fields } }: { reading: LaterReading }) {
  const t = useT()
  if (fields.length === 0) return null
  return (
    <ul className="text-xs text-ink-2">
      {fields.map(({ path, sent, stored }) => (
        <li key={path} className="wrap-anywhere">
          {t(found === 'differs' ? 'importResults.differing' : 'importResults.notShown', {
            field: labelCustomerPath(t, path) ?? path,
            ...{ sent: describeValue(t, sent), stored: describeValue(t, stored) },
          })}
        </li>
      ))}
    </ul>
  )
}
