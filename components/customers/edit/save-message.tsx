import { useEffect, useRef } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { reloadPage } from '@/components/form/use-leave-guard'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ReadBack } from '@/lib/contracts/desk/receivables/customer-draft'
import { listChangedFields } from '@/lib/features/customers/domain/customer-edit'
import { formatTime } from '@/lib/shared/format/date-time'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import { labelFields } from '../fields/field-texts'
import type { CustomerEdit } from './use-customer-edit'
import type { SaveState, useSaveFlow } from './use-save-flow'

type Flow = ReturnType<typeof useSaveFlow>
type SaveMessageProps = {
  flow: Flow
  edit: CustomerEdit
  waitLeft: number /** Why what is typed is not kept as a draft. */
  draftFailure: Failure | null
}

/**
 * What the last save came to, and that others changed something meanwhile. It never says "saved" or
 * "failed" for what is not known.
 */
export function SaveMessage({ flow, edit, waitLeft, draftFailure }: SaveMessageProps) {
  const t = useT()
  const outcome = useFocusWhenLost(flow.state)
  return (
    <div
      className="max-h-[45vh] flex-none overflow-auto bg-raised shadow-bar empty:hidden"
      aria-live="polite"
      tabIndex={-1}
      ref={outcome}
    >
      {!isOld(flow.state, edit) && <Outcome flow={flow} waitLeft={waitLeft} />}
      <DraftNotKept failure={draftFailure} />
      {edit.newer.length > 0 && flow.state.kind !== 'conflict' && (
        <StateBlock variant="strip" kind="warned" title="">
          {t('customers.newerExists', { fields: labelFields(t, edit.newer) })}
        </StateBlock>
      )}
    </div>
  )
}

/** Good news of the last save beside the next unsaved change would contradict it. */
const isOld = (state: SaveState, edit: CustomerEdit) =>
  (state.kind === 'saved' || state.kind === 'nothing') &&
  state.left !== null &&
  edit.changed.length > 0 &&
  listChangedFields(state.left, edit.typed).length > 0

function Outcome({ flow, waitLeft }: { flow: Flow; waitLeft: number }) {
  const t = useT()
  const { state } = flow
  const journal = (
    <ButtonLink variant="quiet" size="sm" href={routes.journal()}>
      {t('customers.toJournal')}
    </ButtonLink>
  )
  const variant = (
    <Button
      variant="default"
      onClick={flow.checkAgain}
      busy={flow.isChecking}
      busyLabel={t('customers.checking')}
    >
      {t('customers.checkAgain')}
    </Button>
  )
  if (state.kind === 'nothing')
    return <StateBlock variant="strip" kind="done" title={t('customers.nothingToSave')} />
  if (state.kind === 'saved') return <Saved state={state} steps={journal} />
  if (state.kind === 'failed') {
    const isUnknown = state.failure.kind === 'unknown-outcome'
    const note =
      state.failure.kind === 'throttled'
        ? waitLeft > 0
          ? t('customers.canSaveIn', { seconds: waitLeft })
          : t('customers.canSaveNow')
        : t('states.keptTyped')
    return (
      <FailureBlock
        failure={state.failure}
        doing="write"
        note={note}
        steps={
          isUnknown ? (
            <>
              {variant} {journal}
            </>
          ) : state.failure.code === 'new-version' ? (
            <Button onClick={reloadPage}>{t('form.loadAnew')}</Button>
          ) : (
            journal
          )
        }
      />
    )
  }
  if (state.kind === 'checked')
    return (
      <CheckedOutcome
        state={state}
        steps={
          state.found === 'check-failed' || state.found === 'under-way' ? (
            <>
              {variant} {journal}
            </>
          ) : (
            journal
          )
        }
      />
    )
  return null
}

function Saved({
  state,
  steps,
}: {
  state: Extract<SaveState, { kind: 'saved' }>
  steps: React.ReactNode
}) {
  const t = useT()
  const { seen, result, theirs } = state.save
  const time = formatTime(state.at)
  const notCleared = seen?.different.filter((field) => state.clearing.includes(field)) ?? []
  const different = seen?.different.filter((field) => !state.clearing.includes(field)) ?? []
  const isCleaned = seen !== null && seen.cleaned.length > 0
  const words = !seen
    ? t('customers.savedUnread')
    : different.length > 0
      ? t('customers.savedDifferent', { time, fields: labelFields(t, different) })
      : isPartlySeen(seen)
        ? t('customers.savedNotShown', { time, fields: labelFields(t, seen.notShown) })
        : t(isCleaned ? 'customers.savedCleaned' : 'customers.savedWords', { time })
  const notShownWords =
    isPartlySeen(seen) && t('customers.notShown', { fields: labelFields(t, seen.notShown) })
  const warnings = result.warnings ?? []
  const isPlain =
    seen !== null &&
    seen.different.length === 0 &&
    !isPartlySeen(seen) &&
    result.status === 'PROCESSED' &&
    result.result === 'UPDATED'
  const said = [
    result.status,
    result.result,
    result.message,
    ...warnings.map(({ field, message }) => `${field}: ${message}`),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <StateBlock
      variant="strip"
      kind={isPlain ? 'done' : 'warned'}
      title={t(isPlain ? 'customers.saved' : 'customers.taken')}
      raw={
        isPlain && warnings.length === 0
          ? undefined
          : t('customers.upstreamResult', { result: said })
      }
      steps={steps}
    >
      {notCleared.length > 0
        ? t('customers.savedNotCleared', { time, fields: labelFields(t, notCleared) })
        : words}{' '}
      {notCleared.length > 0 && (different.length > 0 || isPartlySeen(seen)) && words}{' '}
      {different.length > 0 && notShownWords}{' '}
      {warnings.length > 0 && t('customers.savedWarnings', { count: warnings.length })}{' '}
      {theirs.length > 0 && t('customers.savedTheirs', { fields: labelFields(t, theirs) })}
    </StateBlock>
  )
}

const isPartlySeen = (seen: ReadBack | null): seen is ReadBack =>
  seen !== null && seen.notShown.length > 0

function CheckedOutcome({
  state,
  steps,
}: {
  state: Extract<SaveState, { kind: 'checked' }>
  steps: React.ReactNode
}) {
  const t = useT()
  const words = {
    applied: 'customers.lookedApplied',
    'known-done': 'customers.lookedKnownDone',
    'not-applied': 'customers.lookedNotApplied',
    'known-refused': 'customers.lookedKnownRefused',
    'under-way': 'customers.checkedUnderWay',
    partly: 'customers.lookedPartly',
    unproven: state.notShown.length > 0 ? 'customers.lookedNotShown' : 'customers.checkedUnproven',
    gone: 'customers.lookedGone',
    'never-arrived': 'customers.neverArrived',
    'check-failed': 'customers.checkFailed',
  } as const
  const kind =
    state.found === 'applied' || state.found === 'known-done'
      ? 'done'
      : unsettled.includes(state.found)
        ? 'unknown'
        : 'warned'
  return (
    <StateBlock
      variant="strip"
      kind={kind}
      title={t(words[state.found], {
        said: state.said ?? '',
        fields: labelFields(t, state.notShown),
      })}
      steps={steps}
    />
  )
}

/**
 * The save bar goes away when nothing is unsaved any more; if it had the focus, the outcome takes
 * it. A field that has it stays in sight above what is said.
 */
function useFocusWhenLost(state: SaveState) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.kind === 'none' || state.kind === 'conflict') return
    if (document.activeElement === document.body) outcome.current?.focus()
    else document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return outcome
}

const unsettled = ['partly', 'unproven', 'check-failed', 'under-way']
