import { useId } from 'react'
import { ChoiceInput, choiceClass } from '@/components/form/choice'
import { useT } from '@/lib/client/translation'
import { type LookupField, lookupFields } from '@/lib/features/invoice-tracking/domain/lookup-table'
import type { ParsedLookup } from '@/lib/features/invoice-tracking/domain/parse-lookup'

/**
 * What a text is taken as: what was guessed is marked, and any other may be chosen in its place.
 */
export function LookupKinds({ as, chosen, onChoose }: LookupKindsProps) {
  const t = useT()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="float-left text-ink-3">{t('lookups.kinds')}</legend>
      <label className={`inline-flex ${choiceClass}`}>
        <ChoiceInput
          type="radio"
          name={name}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        <span>{t('lookups.guessed')}</span>
      </label>
      {lookupFields.map((has) => (
        <label
          key={has}
          className={`inline-flex ${choiceClass} data-guessed:font-medium data-guessed:text-accent`}
          data-guessed={(chosen === null && as === has) || undefined}
        >
          <ChoiceInput
            type="radio"
            name={name}
            checked={chosen === has}
            onChange={() => onChoose(has)}
          />
          <span>{t(`lookups.kind.${has}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

type LookupKindsProps = {
  as: ParsedLookup['as'] | null
  chosen: LookupField | null
  onChoose: (has: LookupField | null) => void
}
