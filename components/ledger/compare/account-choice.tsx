import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'

/** Which account of the general ledger holds receivables; typed where no movement names accounts. */
export function AccountChoice({ accounts, account, isReading, onChoose }: ChoiceProps) {
  const t = useT()
  if (accounts.length === 0)
    return isReading ? null : <TypedAccount account={account} onChoose={onChoose} />
  const isListed = accounts.some(([number]) => number === account)
  return (
    <label className={labelClass}>
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
  /** The accounts may be on their way. */
  isReading: boolean
  onChoose: (account: string) => void
}

const labelClass = 'flex items-center gap-2 text-xs text-ink-2'

function TypedAccount({ account, onChoose }: Pick<ChoiceProps, 'account' | 'onChoose'>) {
  const t = useT()
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('account')
    if (typeof typed === 'string' && typed.trim()) onChoose(typed.trim())
  }
  return (
    <form className="flex items-center gap-2" onSubmit={choose}>
      <label className={labelClass}>
        {t('ledger.compare.account')}
        <input className="input w-24" name="account" defaultValue={account} maxLength={40} />
      </label>
      <Button type="submit">{t('ledger.compare.chooseAccount')}</Button>
    </form>
  )
}
