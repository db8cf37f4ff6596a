'use client'

import { DaysEditor } from '@/components/data-grid/filters/days-editor'
import { TextEditor } from '@/components/data-grid/filters/text-editor'
import { ChoiceInput, choiceClass } from '@/components/form/choice'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { useT } from '@/lib/client/translation'
import {
  isPrivateSearch,
  type PartnerSearchView,
  toEndDay,
} from '@/lib/features/invoice-search/client/partner-search-view'
import type { CodedField } from '@/lib/features/invoice-search/domain/known-values'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { ViewChange } from '../use-search-view'
import { ChoiceEditor } from './choice-editor'
import { CompaniesEditor, type CompanyChoice } from './companies-editor'
import { countSeenValues, type FilterKey } from './filters'

/** What the editors of filters need. */
export type EditorProps = {
  view: PartnerSearchView
  /** The rows that are held: their values are offered with a count. */
  rows: readonly SummaryRow[]
  companies: readonly CompanyChoice[]
  areNamed: boolean
  onChange: (change: ViewChange) => void
}

/** The editor of one filter. */
export function FilterEditor({
  filter,
  view,
  rows,
  companies,
  areNamed,
  onChange,
}: EditorProps & { filter: FilterKey }) {
  const t = useT()
  const label = t(`invoiceSearch.filter.${filter}`)
  switch (filter) {
    case 'companies':
      return (
        <CompaniesEditor
          companies={companies}
          areNamed={areNamed}
          chosen={view.companies}
          onChoose={(ids) => onChange({ companies: ids })}
        />
      )
    case 'sent':
      return (
        <DaysEditor
          key={`${view.from} ${view.to}`}
          label={label}
          days={{ from: view.from, to: toEndDay(view.to) }}
          onChoose={onChange}
        />
      )
    case 'updated':
      return (
        <DaysEditor
          key={`${view.updatedFrom} ${view.updatedTo}`}
          label={label}
          days={{ from: view.updatedFrom, to: toEndDay(view.updatedTo) }}
          onChoose={({ from, to }) => onChange({ updatedFrom: from, updatedTo: to })}
        />
      )
    case 'direction':
      return <DirectionEditor view={view} onChange={onChange} />
    case 'correlation': {
      const chosen = view.correlation === null ? [] : [view.correlation]
      return (
        <Choices
          filter={filter}
          label={label}
          rows={rows}
          chosen={chosen}
          isSingle
          onChoose={([value]) => onChange({ correlation: value ?? null })}
        />
      )
    }
    case 'parent':
      return (
        <TextEditor
          label={t('invoiceSearch.filter.parentHint')}
          value={view.parent === null ? null : String(view.parent)}
          findError={(text) => findNumberError(t, toDigits(text))}
          onChoose={(text) => onChange({ parent: text === null ? null : Number(toDigits(text)) })}
        />
      )
    case 'transactions':
      return (
        <p className="text-xs text-ink-3 max-w-70 px-1 py-0.5">{view.transactions.join(', ')}</p>
      )
    default:
      return (
        <Choices
          filter={filter}
          label={label}
          rows={rows}
          chosen={view[filter]}
          onChoose={(values) => onChange({ [filter]: values })}
        />
      )
  }
}

const toDigits = (text: string) => text.replace(/[\s#]/g, '')

/** What is no number, or may be an identity number: filters stand in the address. */
function findNumberError(t: Translate, digits: string): string | undefined {
  if (isPrivateSearch(digits)) return t('grid.filter.identityNumber')
  return /^\d{1,15}$/.test(digits) ? undefined : t('invoiceSearch.filter.number', { text: digits })
}

type ChoicesProps = {
  filter: CodedField
  label: string
  rows: readonly SummaryRow[]
  chosen: readonly string[]
  isSingle?: boolean
  onChoose: (values: string[]) => void
}

const Choices = ({ filter, rows, ...rest }: ChoicesProps) => (
  <ChoiceEditor
    {...rest}
    field={filter}
    seen={countSeenValues(rows, filter)}
    rowCount={rows.length}
  />
)

function DirectionEditor({ view, onChange }: Pick<EditorProps, 'view' | 'onChange'>) {
  const t = useT()
  return (
    <fieldset>
      <legend className="sr-only">{t('invoiceSearch.filter.direction')}</legend>
      {(['outgoing', 'incoming'] as const).map((direction) => (
        <label key={direction} className={`inline-flex ${choiceClass}`}>
          <ChoiceInput
            type="radio"
            name="direction"
            checked={view.direction === direction}
            onChange={() => onChange({ direction })}
          />
          <span>{t(`invoiceSearch.filter.${direction}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
