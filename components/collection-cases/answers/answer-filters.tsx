import { FilterBar, type ListFilter } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { createTextFilter } from '@/components/data-grid/filters/text-filter'
import { useT } from '@/lib/client/translation'
import type { AnswersView } from '@/lib/features/collection-cases/client/cases-view'
import { parseOverAmount } from '@/lib/features/collection-cases/domain/answer-filters'
import { answerSpans } from '@/lib/features/collection-cases/domain/answer-groups'
import { questions } from '@/lib/features/collection-cases/domain/case-questions'
import type { Translate } from '@/lib/shared/i18n/translate'

type Props = {
  view: AnswersView
  /** Also by what is kept out of the address. */
  isNarrowed: boolean
  /** Whether the list knows who has a case. */
  hasOwners: boolean
  onChange: (change: Partial<AnswersView>) => void
  onClear: () => void
}

/** What the cases that need an answer are narrowed by. */
export function AnswerFilters({ view, isNarrowed, hasOwners, onChange, onClear }: Props) {
  const t = useT()
  const options = listOptions(t)
  const names = (['kind', 'by', 'who'] as const).filter((key) => key !== 'who' || hasOwners)
  const filters = names.map((key) =>
    createOptionFilter({
      ...{ key, name: t(`decisions.answers.filter.${key}`) },
      ...{ options: options[key], value: view[key] },
      onChoose: (value) => onChange({ [key]: value }),
    }),
  )
  return (
    <FilterBar
      filters={[...filters, createAmountFilter(t, view, onChange)]}
      isNarrowed={isNarrowed}
      onRemove={(key) => onChange({ [key]: key === 'over' ? '' : null })}
      onClear={onClear}
    />
  )
}

const listOptions = (t: Translate) => ({
  kind: questions.map((each) => [each, t(`decisions.list.kind.${each}`)] as const),
  by: answerSpans.map((each) => [each, t(`decisions.answers.span.${each}`)] as const),
  who: (['me', 'nobody'] as const).map(
    (each) => [each, t(`decisions.answers.who.${each}`)] as const,
  ),
})

function createAmountFilter(
  t: Translate,
  { over }: AnswersView,
  onChange: Props['onChange'],
): ListFilter {
  return createTextFilter({
    ...{ key: 'over', name: t('decisions.answers.filter.over'), value: over || null },
    shown: over ? t('decisions.answers.over', { amount: over }) : null,
    findError: (text) =>
      parseOverAmount(text) === null ? t('decisions.answers.overWrong') : undefined,
    onChoose: (value) => onChange({ over: value ?? '' }),
  })
}
