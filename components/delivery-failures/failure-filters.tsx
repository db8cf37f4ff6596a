'use client'

import { createDaysFilter } from '@/components/data-grid/filters/days-filter'
import { FilterBar, type ListFilter } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { CompaniesEditor, useCompanies } from '@/components/invoice-search/public'
import { useT } from '@/lib/client/translation'
import {
  type FailuresQuestion,
  type FailuresView,
  nobody,
} from '@/lib/features/delivery-failures/client/failures-view'
import { nameUntilRead } from '@/lib/features/delivery-failures/domain/company-names'
import { FailureKeys } from './failure-keys'
import type { Company } from './failures-context'

type Change = { [Key in keyof FailuresView]?: FailuresView[Key] | null }
type Props = {
  view: FailuresView
  question: FailuresQuestion
  companies: Company[] | null
  channels: readonly string[]
  /** Whoever has a cause; null where that cannot be known. */
  owners: readonly string[] | null
  onChange: (change: Change) => void
}

/** What failures are counted of, and which causes are shown. It stands in the address of the page. */
export function FailureFilters({ view, question, companies, channels, owners, onChange }: Props) {
  const t = useT()
  const company = useCompanyFilter({ question, companies, onChange })
  const option = (
    key: 'channel' | 'owner' | 'handled',
    options: readonly (readonly [string, string])[],
    choose: (value: string | null) => Change,
  ) =>
    createOptionFilter({
      ...{ key, name: t(`deliveryFailures.filter.${key}`), options },
      value: key === 'handled' && view.handled === 'all' ? null : view[key],
      onChoose: (chosen) => onChange(choose(chosen)),
    })
  const filters: ListFilter[] = [
    createDaysFilter(t, {
      ...{ key: 'failed', name: t('deliveryFailures.filter.failed'), isUsual: true, isFixed: true },
      days: { from: question.FromDate, to: question.ToDate },
      onChoose: onChange,
    }),
    ...(company ? [company] : []),
    option(
      'channel',
      [...new Set([...channels, ...(view.channel ? [view.channel] : [])])].map(
        (channel) => [channel, channel] as const,
      ),
      (channel) => ({ channel }),
    ),
    ...(owners
      ? [
          option(
            'owner',
            [
              [nobody, t('deliveryFailures.filter.nobody')] as const,
              ...owners.map((owner) => [owner, owner] as const),
            ],
            (owner) => ({ owner }),
          ),
        ]
      : []),
    option(
      'handled',
      (['open', 'done'] as const).map(
        (code) => [code, t(`deliveryFailures.filter.handledValue.${code}`)] as const,
      ),
      (handled) => ({ handled: (handled ?? 'all') as FailuresView['handled'] }),
    ),
  ]
  return (
    <FilterBar
      filters={filters}
      isNarrowed={view.cause !== null}
      note={<FailureKeys hasOwners={owners !== null} isMarkable={view.channel === null} />}
      onRemove={(key) => onChange(cleared[key as keyof typeof cleared])}
      onClear={() => onChange(Object.assign({ cause: null }, ...Object.values(cleared)))}
    />
  )
}

const cleared: Record<'company' | 'channel' | 'owner' | 'handled', Change> = {
  company: { companies: null },
  channel: { channel: null },
  owner: { owner: null },
  handled: { handled: 'all' },
}

/** The companies, each by its own name once that is read; null for a person who has one. */
function useCompanyFilter({
  question,
  companies,
  onChange,
}: Pick<Props, 'question' | 'companies' | 'onChange'>): ListFilter | null {
  const t = useT()
  const ofWorkspaces = nameUntilRead(companies ?? [], (id) =>
    t('invoiceSearch.filter.company', { id }),
  )
  const { companies: named, areNamed } = useCompanies(
    companies && [...ofWorkspaces.keys()],
    (id) => ofWorkspaces.get(id) ?? t('invoiceSearch.filter.company', { id }),
  )
  const chosen = question.CompanyIds?.map(Number) ?? []
  if (named.length < 2 && chosen.length === 0) return null
  const only = chosen.length === 1 ? named.find(({ id }) => id === chosen[0])?.name : undefined
  return {
    key: 'company',
    name: t('deliveryFailures.filter.company'),
    value:
      chosen.length === 0
        ? null
        : (only ?? t('deliveryFailures.filter.companies', { count: chosen.length })),
    isUsual: true,
    editor: () => (
      <CompaniesEditor
        companies={named}
        chosen={chosen}
        areNamed={areNamed}
        onChoose={(ids) => onChange({ companies: ids.length > 0 ? ids : null })}
      />
    ),
  }
}
