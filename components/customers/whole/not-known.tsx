import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { AreaState } from '@/lib/features/customers/client/use-customer-areas'
import { describeFailure } from '@/lib/shared/format/describe-failure'

type Unknown = Extract<AreaState<unknown>, { is: 'unknown' }>

/** The look of what is not known, in a cell or an answer. */
export function NotKnownChip() {
  const t = useT()
  return <Chip variant="unknown">{t('customers.whole.notKnown')}</Chip>
}

/** Says which area does not tell, and why, in a line. */
export function WhyNotKnown({ state: { area, why } }: { state: Unknown }) {
  const t = useT()
  return t(`customers.whole.why.${why}`, { area: t(`customers.whole.area.${area}`) })
}

/** Asks an area again, where that can help. */
export function RetryArea({ state: { area, again } }: { state: Unknown }) {
  const t = useT()
  if (!again) return null
  return (
    <Button size="sm" onClick={again}>
      {t('states.tryAgain')}
      <span className="sr-only"> {t(`customers.whole.area.${area}`)}</span>
    </Button>
  )
}

/**
 * Says above a list that an area does not tell: what is missing below is not known, or is told on a
 * page of its own.
 */
export function AreaStrip({ state }: { state: AreaState<unknown> }) {
  const t = useT()
  if (state.is !== 'unknown') return null
  const words = state.failure && describeFailure(t, state.failure, 'read')
  return (
    <StateBlock
      kind={state.why === 'onPages' ? 'empty' : 'unknown'}
      variant="strip"
      title={<WhyNotKnown state={state} />}
      raw={words?.raw ?? undefined}
      steps={<RetryArea state={state} />}
    >
      {words?.meaning}
    </StateBlock>
  )
}
