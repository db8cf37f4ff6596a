import { ChoiceInput, choiceClass } from '@/components/form/choice'
import { WideHeading } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import type { EmptyCells } from '@/lib/features/customer-import/domain/empty-cells'
import { isAddressLine } from '@/lib/features/customer-import/domain/import-fields'
import { formatCount } from '@/lib/shared/format/count'
import type { CustomerImportState } from './use-customer-import'

type Props = { page: CustomerImportState; effect: ImportEffect }

/**
 * What the empty cells of each field mean, asked once for the field: the service blanks a line of
 * an address that is sent empty, and nobody can tell by a file which was meant.
 */
export function EmptyCellQuestions({ page, effect }: Props) {
  const t = useT()
  const { empties, meanings } = page
  if (empties.length === 0) return null
  const isAssumed = empties.some(
    ({ field, canBlank }) => canBlank && !isAddressLine(field) && meanings[field] === 'blank',
  )
  return (
    <section aria-label={t('customerImport.empty.title')} className="pb-3">
      <WideHeading title={t('customerImport.empty.title')} note={t('customerImport.empty.note')} />
      <ul className="px-6 max-narrow:px-4">
        {empties.map((cells) => (
          <li key={cells.field}>
            <EmptyCellQuestion page={page} cells={cells} />
          </li>
        ))}
      </ul>
      {isAssumed && effect === 'update' && (
        <p className="px-6 pt-1 text-xs text-ink-3 max-narrow:px-4" role="status">
          {t('customerImport.empty.assumed')}
        </p>
      )}
    </section>
  )
}

function EmptyCellQuestion({ page, cells }: { page: CustomerImportState; cells: EmptyCells }) {
  const t = useT()
  const { field, empty, canBlank } = cells
  const title = t('customerImport.empty.cells', {
    field: t(`customerFields.${field}`),
    count: empty,
    all: formatCount(empty),
  })
  if (!canBlank)
    return (
      <p className={line}>
        <span>{title}</span>
        <span className="text-ink-3">{t('customerImport.empty.noBlank')}</span>
      </p>
    )
  return (
    <fieldset className={line}>
      <legend className="float-left font-medium">{title}</legend>
      {(['keep', 'blank'] as const).map((meaning) => (
        <label key={meaning} className={`inline-flex ${choiceClass}`}>
          <ChoiceInput
            type="radio"
            name={`empty-${field}`}
            checked={page.meanings[field] === meaning}
            onChange={() => page.mean(field, meaning)}
          />
          {t(`customerImport.empty.${meaning}`)}
        </label>
      ))}
    </fieldset>
  )
}

const line =
  'grid grid-cols-[18rem_auto_auto_1fr] items-center gap-x-4 border-b border-line py-1.5 max-narrow:grid-cols-1 [&>legend]:w-72'
