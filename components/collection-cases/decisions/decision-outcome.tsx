import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { describeFailure, type Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import type { OpenCheck } from './use-decision'

/** Why nothing was decided: our words, the upstream's own below. */
export function DecisionFailure({ failure }: { failure: Failure }) {
  const t = useT()
  const raw = describeFailure(t, failure, 'write').raw ?? undefined
  if (failure.kind === 'conflict' && failure.status !== undefined)
    return (
      <StateBlock kind="failed" title={t('decisions.failed.refused')} raw={raw} level={3}>
        {t('decisions.failed.refusedMeaning')}
      </StateBlock>
    )
  if (failure.kind === 'not-found')
    return (
      <StateBlock kind="failed" title={t('decisions.failed.gone')} raw={raw} level={3}>
        {t('decisions.failed.goneMeaning')}
      </StateBlock>
    )
  return <FailureBlock failure={failure} doing="write" />
}

type UnknownProps = {
  failure: Failure
  checked: OpenCheck | null
  isChecking: boolean
  onCheck: () => void
}

/**
 * Says that nobody knows what became of a decision, and the way to look. It is never sent again.
 */
export function DecisionUnknown({ failure, checked, isChecking, onCheck }: UnknownProps) {
  const t = useT()
  const { reason, raw } = describeFailure(t, failure, 'write')
  return (
    <StateBlock
      kind="unknown"
      title={t('decisions.failed.unknown')}
      raw={raw ?? undefined}
      level={3}
      note={checked ? t(`decisions.checked.${checked}`) : undefined}
      steps={
        <>
          <Button
            data-autofocus
            onClick={onCheck}
            busy={isChecking}
            busyLabel={t('decisions.checking')}
          >
            {t('decisions.checkAgain')}
          </Button>
          <ButtonLink variant="quiet" href={`${routes.journal()}?state=unknown`}>
            {t('decisions.toJournal')}
          </ButtonLink>
        </>
      }
    >
      {[t('decisions.failed.unknownMeaning'), reason].filter(Boolean).join(' ')}
    </StateBlock>
  )
}

type DoneKind = 'doneSeen' | 'doneOtherwise' | 'doneUnread' | 'accepted' | 'checked' | 'notApplied'

/** What a decision came to, as far as it is known. */
export function DecisionDone({ how }: { how: DoneKind }) {
  const t = useT()
  if (how === 'notApplied')
    return <StateBlock kind="warned" variant="strip" title={t('decisions.checked.notApplied')} />
  const words = {
    doneSeen: 'decisions.doneSeen',
    doneOtherwise: 'decisions.doneOtherwise',
    doneUnread: 'decisions.doneUnread',
    accepted: 'decisions.acceptedMeaning',
    checked: 'decisions.checked.applied',
  } as const
  const isSure = how === 'doneSeen' || how === 'checked'
  return (
    <StateBlock
      kind={isSure ? 'done' : how === 'accepted' ? 'throttled' : 'warned'}
      title={t(how === 'accepted' ? 'decisions.accepted' : 'decisions.done')}
      level={3}
    >
      {t(words[how])}
    </StateBlock>
  )
}
