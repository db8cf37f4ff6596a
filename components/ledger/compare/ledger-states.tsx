import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  type LedgerName,
  type LedgerState,
  ledgerNames,
} from '@/lib/features/ledger/client/use-ledgers'

/** Why a ledger is not known, a strip each, and what an earlier day leaves out. */
export function LedgerStates({
  states,
  isPast,
  isWithinMonth,
  assumedAccount,
  onAgain,
}: StatesProps) {
  const t = useT()
  return (
    <>
      {ledgerNames.map((name) => (
        <MissingLedger key={name} name={name} state={states[name]} onAgain={onAgain} />
      ))}
      {assumedAccount !== null && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('ledger.compare.assumed', { account: assumedAccount })}
        >
          {t('ledger.compare.assumedMeaning')}
        </StateBlock>
      )}
      {isPast && (
        <p className="max-w-[74ch] px-6 py-2.5 text-ink-2 max-narrow:px-4">
          {t('ledger.compare.past.items')} {isWithinMonth && t('ledger.compare.past.movements')}
        </p>
      )}
    </>
  )
}

type StatesProps = {
  states: Record<LedgerName, LedgerState>
  isPast: boolean
  /** It is no last day of a month. */
  isWithinMonth: boolean
  /** The account of receivables, where nobody said that it is the one. */
  assumedAccount: string | null
  onAgain: () => void
}

type MissingProps = { name: LedgerName; state: LedgerState; onAgain: () => void }

function MissingLedger({ name, state, onAgain }: MissingProps) {
  const t = useT()
  switch (state.is) {
    case 'known':
    case 'reading':
      return null
    case 'failed':
      return (
        <FailureBlock
          failure={state.failure}
          doing="read"
          variant="strip"
          note={t('ledger.compare.state.failed', { name })}
          steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
        />
      )
    case 'otherDay':
      return (
        <StateBlock kind="warned" variant="strip" title={t('ledger.compare.state.otherDay')}>
          {t('ledger.compare.state.otherDayMeaning')}
        </StateBlock>
      )
    default:
      return (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t(`ledger.compare.state.${state.is}`, { name })}
        >
          {t(`ledger.compare.state.${state.is}Meaning`)}
        </StateBlock>
      )
  }
}
