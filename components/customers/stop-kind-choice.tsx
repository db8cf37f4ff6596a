import { ChoiceInput, choiceClass } from '@/components/form/choice'
import { Field } from '@/components/form/field'
import { useT } from '@/lib/client/translation'
import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import { stopKinds } from '@/lib/features/customers/domain/whole/item-stops'

type Props = { kind: StopKind; onKind: (kind: StopKind) => void }

/** Asks what is stopped: reminders, debt collection or interest. */
export function StopKindChoice({ kind, onKind }: Props) {
  const t = useT()
  return (
    <Field label={t('customers.whole.verbs.stop.what')} group>
      {() => (
        <div className="flex flex-wrap gap-x-4 pt-1">
          {stopKinds.map((each) => (
            <label key={each} className={`inline-flex ${choiceClass}`}>
              <ChoiceInput
                type="radio"
                name="stop-kind"
                checked={kind === each}
                onChange={() => onKind(each)}
              />
              <span>{t(`customers.whole.stopsTab.${each}.title`)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
