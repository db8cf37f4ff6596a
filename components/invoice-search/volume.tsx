'use client'

import { useQuery } from '@tanstack/react-query'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { computeVolumeDays } from '@/lib/features/invoice-search/domain/volume-days'
import { VolumeChart } from './volume-chart'

/**
 * What the companies of a search sent by day and outcome. It asks for itself, after the rows, and
 * never holds them up.
 */
export function Volume({ companies, from, to, onNarrow }: VolumeProps) {
  const t = useT()
  const today = useToday()
  const { days, chosen } = computeVolumeDays(from, to, today)
  const body = {
    ...(companies.length > 0 && { CompanyIds: [...companies] }),
    FromDate: days[0]!,
    ToDate: days.at(-1)!,
  }
  const { data, isError } = useQuery({
    ...getOperationQuery('getVolume', { body }),
    staleTime: 300_000,
  })

  if (isError)
    return <StateBlock kind="warned" variant="strip" title={t('invoiceSearch.volume.notRead')} />
  if (!data) return <div className="h-28 flex-none max-narrow:h-40" aria-hidden="true" />
  if (data.isSilent)
    return <StateBlock kind="silent" variant="strip" title={t('invoiceSearch.volume.silent')} />
  return (
    <VolumeChart
      days={days}
      counts={new Map(data.days.map((day) => [day.date, day]))}
      chosen={chosen}
      note={
        data.companies < data.of
          ? t('invoiceSearch.volume.partial', { companies: data.companies, of: data.of })
          : null
      }
      onNarrow={onNarrow}
    />
  )
}

type VolumeProps = {
  companies: readonly number[]
  from: string | null
  to: string | null
  onNarrow: (from: string, to: string) => void
}
