import { Button } from '@/components/ui/button'
import { MoneyAmount } from '@/components/ui/money-amount'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { DecisionName, DecisionOutcome } from '@/lib/contracts/desk/decision'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { isDecisionOffered } from '@/lib/features/collection-cases/domain/offered-decisions'
import { findCurrency } from '@/lib/features/collection-cases/domain/subject-state-diff'
import {
  labelSubjectField,
  labelSubjectValue,
} from '@/lib/features/collection-cases/messages/label-subject-state'
import type { Translate } from '@/lib/shared/i18n/translate'

type Props = {
  changed: Extract<DecisionOutcome, { outcome: 'changed' }>
  decision: DecisionName
  onTake: () => void
}

/**
 * What was shown beside what stands there now. The decision may be made anew on that, where it
 * still admits it.
 */
export function DecisionChanges({ changed, decision, onTake }: Props) {
  const t = useT()
  const { changes, now } = changed
  const isAdmitted = isDecisionOffered(decision, now)
  const isUnsure = changes.every(({ before, now: stands }) => before === null || stands === null)
  return (
    <>
      <StateBlock
        kind="warned"
        title={t(isUnsure ? 'decisions.changed.unsureTitle' : 'decisions.changed.title')}
        level={3}
      >
        {t('decisions.changed.lead')} {!isAdmitted && t('decisions.changed.notNow')}
      </StateBlock>
      <table className="read-table">
        <thead>
          <tr>
            <th scope="col">{t('decisions.changed.field')}</th>
            <th scope="col">{t('decisions.changed.before')}</th>
            <th scope="col">{t('decisions.changed.now')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, now: stands }) => (
            <tr key={field}>
              <th scope="row" title={field}>
                {labelSubjectField(t, field, now)}
              </th>
              <td>{renderValue(t, field, before, findCurrency(changed, field, 'before'))}</td>
              <td>{renderValue(t, field, stands, findCurrency(changed, field, 'now'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isAdmitted && (
        <p className="pt-3">
          <Button data-autofocus onClick={onTake}>
            {t('decisions.changed.again')}
          </Button>
        </p>
      )}
    </>
  )
}

function renderValue(
  t: Translate,
  field: string,
  value: string | number | null,
  currency: string | null,
) {
  if (value === null) return <span className="text-ink-3">{t('decisions.changed.untold')}</span>
  if (field.endsWith('remainingAmount'))
    return <MoneyAmount value={value as ExactNumber} currency={currency} />
  const words = labelSubjectValue(t, field, String(value))
  return words === String(value) ? words : <span title={String(value)}>{words}</span>
}
