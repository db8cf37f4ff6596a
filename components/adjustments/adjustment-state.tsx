import { reloadPage } from '@/components/form/use-leave-guard'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { AdjustmentFlow } from './use-adjustment-flow'

/** What became of rows that were to go out, and the way on where nobody knows. */
export function AdjustmentState({
  flow: { state, isChecking, checkAgain },
}: {
  flow: AdjustmentFlow
}) {
  const t = useT()
  return (
    <div aria-live="polite">
      {state.is === 'typing' && state.neverArrived && (
        <StateBlock variant="strip" kind="warned" title={t('adjustments.neverArrived')} />
      )}
      {state.is === 'typing' && state.failure && (
        <FailureBlock
          failure={state.failure}
          doing="write"
          note={t('states.keptTyped')}
          steps={
            state.failure.code === 'new-version' && (
              <Button onClick={reloadPage}>{t('form.loadAnew')}</Button>
            )
          }
        />
      )}
      {state.is === 'lost' && (
        <FailureBlock
          failure={state.failure}
          doing="write"
          note={t('adjustments.lostMeaning')}
          steps={
            <Button onClick={checkAgain} busy={isChecking} busyLabel={t('adjustments.checking')}>
              {t('adjustments.checkAgain')}
            </Button>
          }
        />
      )}
      {state.is === 'lost' && state.checkFailure && (
        <FailureBlock failure={state.checkFailure} doing="check" variant="strip" />
      )}
    </div>
  )
}
