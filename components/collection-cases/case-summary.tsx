import { Facts } from '@/components/form/facts'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { CaseStatus } from './case-status'
import { DecisionDays } from './decisions/decision-days'

/** What a decision on a case hangs on, as it stands in the dialog that asks for it. */
export function CaseSummary({ read, today }: { read: CollectionCase; today: string }) {
  const t = useT()
  return (
    <div className="mb-2 border-b border-line pb-2">
      <Facts
        items={[
          { label: t('decisions.stands'), value: <CaseStatus read={read} wraps /> },
          {
            label: t('decisions.remaining'),
            value: <MoneyAmount value={read.remainingAmount} currency={read.currency} />,
          },
        ]}
      />
      <DecisionDays read={read} today={today} />
    </div>
  )
}
