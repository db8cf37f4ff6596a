import { useQuery } from '@tanstack/react-query'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { getAgingQuery } from '@/lib/features/ledger/client/ledger'
import { judgeAgedCustomer } from '@/lib/features/ledger/domain/aged-customer'
import { type AgingInterval, readIntervals } from '@/lib/features/ledger/domain/aging-intervals'

/** Says where aging of one customer may be that of all: the service may not know the filter. */
export function AgedCustomerNotice({ clientNo, asOf, intervals }: Props) {
  const t = useT()
  const { data, isLoading } = useQuery({ ...getAgingQuery(clientNo, asOf), retry: false })
  if (isLoading) return null
  const whole = data?.adbIntervals ? readIntervals(data.adbIntervals) : null
  const verdict = judgeAgedCustomer(intervals, whole)
  if (verdict === 'own') return null
  return (
    <StateBlock kind="warned" look="strip" title={t(`ledger.aging.customer.${verdict}`)}>
      {t(`ledger.aging.customer.${verdict}Meaning`)}
    </StateBlock>
  )
}

type Props = { clientNo: string; asOf: string; intervals: readonly AgingInterval[] }
