'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useT } from '@/lib/client/translation'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import {
  findWrongUntil,
  getDecisionRequirements,
  listMissingInput,
} from '@/lib/features/collection-cases/domain/decision-requirements'
import { DecisionChanges } from './decision-changes'
import { DecisionFields } from './decision-fields'
import { DecisionDone, DecisionFailure, DecisionUnknown } from './decision-outcome'
import type { DecisionSubject } from './decision-subject'
import { type DecisionEnd, useDecision } from './use-decision'

type Props = {
  subject: DecisionSubject
  decision: DecisionName
  /** Today, where the person is. */
  today: string
  /** What the decision hangs on, as it was shown: amounts and days. */
  standing?: ReactNode
  /** Told what a press came to, for a list that the case stands in. */
  onEnd?: (end: DecisionEnd) => void
  onClose: () => void
}

/**
 * Asks for one decision, sends it once, and says what became of it. Nothing is sent when what
 * stands there is not what was shown.
 */
export function DecisionDialog({
  subject: opened,
  decision,
  today,
  standing,
  onEnd,
  onClose,
}: Props) {
  const t = useT()
  const { subject, state, isSending, isChecking, send, checkAgain, takeNow } = useDecision(
    opened,
    decision,
    onEnd,
  )
  const [typed, setTyped] = useState({ reason: '', until: '', typedNo: '' })
  const [isTried, setTried] = useState(false)
  const { number } = subject
  const missing = listMissingInput({ decision, number, ...typed })
  const wrongUntil = findWrongUntil(typed.until, today)
  const isFinal = getDecisionRequirements(decision).isFinal

  function submit() {
    setTried(true)
    if (missing.length === 0 && wrongUntil === null && state.at === 'asked') send(typed)
  }

  return (
    <Dialog
      open
      title={t(`decisions.title.${decision}`, { number })}
      intro={state.at === 'asked' ? t(`decisions.lead.${decision}`) : undefined}
      locked={isSending}
      onClose={onClose}
      onSubmit={state.at === 'asked' && !isSending ? submit : undefined}
      footer={
        state.at === 'made' ? (
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('decisions.close')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose} aria-disabled={isSending || undefined}>
              {t(state.at === 'unknown' ? 'decisions.close' : 'decisions.cancel')}
            </Button>
            {state.at === 'asked' && (
              <Button
                variant={isFinal ? 'final' : 'primary'}
                aria-disabled={(isFinal && missing.length > 0) || undefined}
                busy={isSending}
                busyLabel={t('decisions.sending')}
                onClick={submit}
              >
                {t(`decisions.button.${decision}`)}
              </Button>
            )}
          </>
        )
      }
    >
      {state.at === 'asked' && (
        <>
          {standing}
          <DecisionFields
            decision={decision}
            number={number}
            today={today}
            typed={typed}
            missing={isTried ? missing : []}
            wrongUntil={wrongUntil}
            onType={setTyped}
          />
          {state.failure && <DecisionFailure failure={state.failure} />}
          {state.wasNotApplied && <DecisionDone how="notApplied" />}
        </>
      )}
      {state.at === 'changed' && (
        <DecisionChanges
          changed={state.changed}
          decision={decision}
          onTake={() => takeNow(state.changed)}
        />
      )}
      {state.at === 'unknown' && (
        <DecisionUnknown
          failure={state.failure}
          checked={state.checked}
          isChecking={isChecking}
          onCheck={checkAgain}
        />
      )}
      {state.at === 'made' && <DecisionDone how={state.how} />}
    </Dialog>
  )
}
