import { useT } from '@/lib/client/translation'

/** Which account of the general ledger holds receivables. */
export function AccountChoice({ accounts, account, onChoose }: ChoiceProps) {
  const t = useT()
  const isListed = accounts.some(([number]) => number === account)
  if (accounts.length === 0) return null
  return (
    <label className="flex items-center gap-2 text-xs text-ink-2">
      {t('ledger.compare.account')}
      <select
        className="input w-auto max-w-60"
        value={account}
        onChange={(event) => onChoose(event.target.value)}
      >
        {!isListed && <option value={account}>{account}</option>}
        {accounts.map(([number, name]) => (
          <option key={number} value={number}>
            {[number, name].filter(Boolean).join(' ')}
          </option>
        ))}
      </select>
    </label>
  )
}

type ChoiceProps = {
  accounts: readonly (readonly [string, string | null])[]
  account: string
  onChoose: (account: string) => void
}
