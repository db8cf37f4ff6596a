import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { describeRecord, formatShortDay } from '@/lib/features/today/messages/describe-work'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { toApartHref } from '../work-link'

/** What a line counts, each by its name, where no list can be narrowed to just that. */
export function WorkObjects({ line }: { line: WorkLine }) {
  switch (line.source) {
    case 'stops':
      return (
        <NamedCustomers
          {...line}
          customers={line.customers.map(({ until, ...customer }) => ({ ...customer, day: until }))}
        />
      )
    case 'followUps':
      return (
        <NamedCustomers
          {...line}
          customers={line.customers.map(({ on, ...customer }) => ({ ...customer, day: on }))}
        />
      )
    case 'amounts':
      return <ApartRecords line={line} />
    case 'webhooks':
      return <RefusedWebhooks line={line} />
    default:
      return null
  }
}

type Line<Source> = { line: Extract<WorkLine, { source: Source }> }

/** Which customers a line is about, each leading to its page, with its day. */
function NamedCustomers({ customers, unnamed, clientNo }: NamedCustomersProps) {
  const t = useT()
  return (
    <NamedObjects>
      {customers.map(({ customerNo, name, day }) => (
        <NamedObject
          key={customerNo}
          href={routes.customer(clientNo, customerNo)}
          name={name || customerNo}
        >
          {formatShortDay(t, day)}
        </NamedObject>
      ))}
      {unnamed > 0 && <li>{t('today.line.customersUnnamed', { count: unnamed })}</li>}
    </NamedObjects>
  )
}

type NamedCustomersProps = {
  clientNo: string
  customers: readonly { customerNo: string; name: string | null; day: string }[]
  unnamed: number
}

/** Records that are shown before somebody asks for all. */
const shownMax = 12

/** Which records do not add up, each leading to its page, with what it is off by. */
function ApartRecords({ line }: Line<'amounts'>) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const { records, unnamed } = line
  const shown = isOpen ? records : records.slice(0, shownMax)
  return (
    <NamedObjects>
      {shown.map((each, at) => (
        <NamedObject
          key={each.id ?? `${each.name} ${at}`}
          href={each.id === null ? null : toApartHref(line, each.id)}
          name={describeRecord(t, line, each)}
        >
          {each.sums?.map(({ amount, currency }) => (
            <MoneyAmount key={currency} value={amount} currency={currency} />
          ))}
        </NamedObject>
      ))}
      {shown.length < records.length && (
        <li className="relative z-1">
          <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
            {t('today.line.showAll', { count: formatCount(records.length) })}
          </Button>
        </li>
      )}
      {shown.length === records.length && unnamed > 0 && (
        <li>{t('today.line.unnamed', { count: formatCount(unnamed) })}</li>
      )}
    </NamedObjects>
  )
}

/**
 * On which days they were refused, where it was more than one; and of nobody known, all the
 * organizations whose cases may lack news.
 */
function RefusedWebhooks({ line: { days, organizations } }: Line<'webhooks'>) {
  const t = useT()
  return (
    <>
      <NamedObjects>
        {days.length > 1 &&
          days.map(({ day, count }) => (
            <NamedObject key={day} href={null} name={formatShortDay(t, day)}>
              {formatCount(count)}
            </NamedObject>
          ))}
      </NamedObjects>
      <NamedObjects>
        {organizations.length > 1 &&
          organizations.map(({ organizationId, place }) => (
            <NamedObject
              key={organizationId}
              href={routes.cases(organizationId)}
              name={t('today.line.casesOf', { place: place ?? organizationId })}
            />
          ))}
      </NamedObjects>
    </>
  )
}

const NamedObjects = ({ children }: { children: ReactNode }) => (
  <ul className="flex flex-wrap items-center gap-x-3 text-xs/6 text-ink-3 empty:hidden">
    {children}
  </ul>
)

function NamedObject({ href, name, children }: NamedObjectProps) {
  return (
    <li className="relative z-1 min-w-0">
      {href === null ? (
        <span className="text-ink-2">{name}</span>
      ) : (
        <Link className="text-ink-2 underline underline-offset-2" href={href}>
          {name}
        </Link>
      )}{' '}
      <span className="tabular-nums">{children}</span>
    </li>
  )
}

type NamedObjectProps = { href: string | null; name: string; children?: ReactNode }
