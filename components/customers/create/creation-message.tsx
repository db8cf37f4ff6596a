import { reloadPage } from '@/components/form/use-leave-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { judgeCreation } from '@/lib/features/customers/domain/judge-creation'
import { findReason } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import { labelFields } from '../fields/field-texts'
import { ExistsAlready } from './exists-already'
import type { useCreateFlow } from './use-create-flow'

type Props = { flow: ReturnType<typeof useCreateFlow>; clientNo: string; customerNo: string }

/** What became of the last try to create. */
export function CreationMessage({ flow, clientNo, customerNo }: Props) {
  return (
    <div
      className="max-h-[45vh] flex-none overflow-auto bg-raised shadow-bar empty:hidden"
      aria-live="polite"
    >
      <CreationResult flow={flow} clientNo={clientNo} customerNo={customerNo} />
    </div>
  )
}

function CreationResult({ flow, clientNo, customerNo }: Props) {
  const t = useT()
  const { state } = flow
  const open = (
    <ButtonLink href={routes.customer(clientNo, customerNo)}>
      {t('customers.create.edit', { customerNo })}
    </ButtonLink>
  )
  if (state.kind === 'none') return null
  const variant = (
    <Button onClick={flow.checkAgain} busy={flow.isChecking} busyLabel={t('customers.checking')}>
      {t('customers.checkAgain')}
    </Button>
  )
  if (state.kind === 'checked') {
    const isOpen = state.found === 'under-way' || state.found === 'check-failed'
    const isDoubtful = state.found === 'partly' || state.found === 'unproven'
    return (
      <StateBlock
        variant="strip"
        kind={isOpen || isDoubtful ? 'unknown' : 'warned'}
        title={t(looked[state.found], { said: state.said ?? '' })}
        steps={isOpen ? variant : isDoubtful ? open : undefined}
      />
    )
  }
  if (state.kind === 'unkept')
    return (
      <StateBlock
        variant="strip"
        kind="warned"
        title={t('customers.create.laterUnkept')}
        steps={<Button onClick={() => flow.goOn(state.found)}>{t('states.tryAgain')}</Button>}
      >
        {findReason(t, state.failure.code)}
      </StateBlock>
    )
  if (state.kind === 'failed') {
    const step = {
      'unknown-outcome': variant,
      'not-sent': state.failure.code === 'new-version' && (
        <Button onClick={reloadPage}>{t('form.loadAnew')}</Button>
      ),
    }
    return (
      <FailureBlock
        failure={state.failure}
        doing="write"
        note={t('states.keptTyped')}
        steps={step[state.failure.kind as keyof typeof step]}
      />
    )
  }
  const { creation } = state
  if (creation.outcome === 'exists')
    return <ExistsAlready clientNo={clientNo} customerNo={customerNo} customer={creation.current} />
  if (judgeCreation(creation) === 'updated')
    return (
      <StateBlock
        variant="strip"
        kind="warned"
        title={t('customers.create.updatedInstead', { customerNo })}
        steps={open}
      >
        {t('customers.create.updatedMeaning')}
      </StateBlock>
    )
  const { seen } = creation
  const words =
    seen && seen.different.length > 0
      ? t('customers.create.different', { fields: labelFields(t, seen.different) })
      : t('customers.create.unread')
  return <StateBlock variant="strip" kind="warned" title={words} steps={open} />
}

const looked = {
  'not-there': 'customers.lookedNotCreated',
  'known-refused': 'customers.lookedKnownRefused',
  partly: 'customers.lookedPartly',
  unproven: 'customers.checkedUnproven',
  'under-way': 'customers.checkedUnderWay',
  'check-failed': 'customers.checkFailed',
} as const
