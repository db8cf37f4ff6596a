import { DaysEditor } from '@/components/data-grid/filters/days-editor'
import { describeDays } from '@/components/data-grid/filters/days-filter'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { type JournalAddress, journalStates } from '@/lib/features/journal/client/journal-view'
import { writeKinds } from '@/lib/features/journal/domain/write-kinds'
import { findPreset } from '@/lib/shared/dates/whole-days'
import { toVisibleMask } from '@/lib/shared/wire/masks'

type Change = Partial<Record<'who' | 'kind' | 'state' | 'from' | 'to' | 'line', string | null>>

type Props = {
  address: JournalAddress
  /** Who made any writes; null while it is not known. */
  people: readonly string[] | null
  /** Also by what is searched for. */
  isNarrowed: boolean
  onChange: (change: Change) => void
  onClear: () => void
}

/** The activity by person, kind, outcome and day. */
export function JournalFilters({ address, people, isNarrowed, onChange, onClear }: Props) {
  const t = useT()
  const today = useToday()
  const { who, kind, state, from, to, line } = address
  const preset = findPreset({ from, to }, today)
  const persons = [...new Set([...(people ?? []), ...(who ? [who] : [])])]
  const options = {
    who: persons.map((person) => [person, toVisibleMask(person)] as const),
    kind: writeKinds.map((each) => [each, t(`journal.kind.${each}`)] as const),
    state: journalStates.map((each) => [each, t(`journal.state.${each}`)] as const),
  }
  const choose = (key: 'who' | 'kind' | 'state', name: string) =>
    createOptionFilter({
      ...{ key, name, options: options[key], value: address[key] },
      onChoose: (value) => onChange({ [key]: value }),
    })
  const days = t('journal.filter.days')
  return (
    <FilterBar
      filters={[
        ...(line === null
          ? []
          : [
              {
                key: 'line',
                name: t('journal.filter.line'),
                value: t('journal.filter.one'),
                isGiven: true,
                editor: () => null,
              },
            ]),
        choose('who', t('journal.filter.who')),
        choose('kind', t('journal.filter.kind')),
        choose('state', t('journal.filter.outcome')),
        {
          key: 'days',
          name: days,
          value: preset ? t(`grid.filter.preset.${preset}`) : describeDays(t, from, to),
          isUsual: true,
          editor: (close) => (
            <DaysEditor
              label={days}
              days={{ from, to }}
              onChoose={(chosen) => {
                close()
                onChange(chosen)
              }}
            />
          ),
        },
      ]}
      isNarrowed={isNarrowed || [who, kind, state, from, to, line].some((each) => each !== null)}
      onRemove={(key) => onChange(key === 'days' ? { from: null, to: null } : { [key]: null })}
      onClear={onClear}
    />
  )
}
