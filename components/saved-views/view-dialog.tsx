'use client'

import { useId, useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { type AskedChange, useChangeView } from '@/lib/features/saved-views/client/use-change-view'
import type { ListPlace } from '@/lib/features/saved-views/client/view-link'
import type { SavedView } from '@/lib/features/saved-views/client/views'
import { getViewPlace } from '@/lib/features/saved-views/domain/view-place'
import { formatCount } from '@/lib/shared/format/count'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { describeRefusal } from './describe-view-changes'

/** What a person wants done with a view; to save without one makes a new one. */
export type ViewRequest =
  | { change: 'save'; view: SavedView | null }
  | { change: 'rename' | 'share' | 'delete'; view: SavedView }

type Props = {
  asked: ViewRequest
  /** What the page shows now. */
  content: { query: string } & ListPlace
  onDone: (viewId: string) => void
  onClose: () => void
}

/** Asks for what a change of a view needs, and says what became of it. */
export function ViewDialog({ asked, content, onDone, onClose }: Props) {
  const t = useT()
  const [name, setName] = useState(asked.view?.name ?? '')
  const [shared, setShared] = useState(asked.view?.shared ?? false)
  const { send: sendChange, isPending, failure } = useChangeView()
  const words = getDialogTexts(t, asked)
  const needsName = asked.change === 'rename' || (asked.change === 'save' && asked.view === null)
  const isReady = !needsName || name.trim() !== ''

  async function send() {
    const result = await sendChange(toViewChange(asked, { ...content, name: name.trim(), shared }))
    if (result.ok) onDone(result.value.viewId)
  }

  return (
    <FormDialog
      size="sm"
      title={words.title}
      intro={words.lead}
      submit={words.go}
      variant={asked.change === 'delete' ? 'final' : 'primary'}
      isEmpty={!isReady}
      isSending={isPending}
      sending={words.going}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {needsName && (
        <Field label={t('savedViews.name')} hint={t('savedViews.nameHint')} stacked>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={60}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
      {asked.change === 'save' && asked.view === null && (
        <ShareTick place={content} checked={shared} onChange={setShared} />
      )}
      {failure && <Refused failure={failure} />}
    </FormDialog>
  )
}

function ShareTick({
  place,
  checked,
  onChange,
}: {
  place: ListPlace
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const t = useT()
  const id = useId()
  return (
    <>
      <Checkbox
        checked={checked}
        disabled={getViewPlace(place) === null}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('savedViews.shareTick')}
      </Checkbox>
      <p id={id} className="pt-1 text-xs wrap-anywhere text-ink-3">
        {describeReaders(t, place)}
      </p>
    </>
  )
}

function Refused({ failure }: { failure: Failure }) {
  const t = useT()
  const because = describeRefusal(t, failure)
  if (because === null) return <FailureBlock failure={failure} doing="write" variant="strip" />
  return (
    <StateBlock kind="failed" variant="strip" title={t('savedViews.refused.title')}>
      {because}
    </StateBlock>
  )
}

function toViewChange(
  { change, view }: ViewRequest,
  { name, shared, ...content }: Props['content'] & { name: string; shared: boolean },
): AskedChange {
  if (change === 'save')
    return view
      ? { change, viewId: view.viewId, name: view.name, shared: view.shared, ...content }
      : { change, name, shared, ...content }
  if (change === 'rename') return { change, viewId: view.viewId, name }
  if (change === 'share') return { change, viewId: view.viewId, shared: !view.shared }
  return { change, viewId: view.viewId }
}

type DialogTexts = { title: string; lead?: string; go: string; going: string }

function getDialogTexts(t: Translate, { change, view }: ViewRequest): DialogTexts {
  if (change === 'save' && view === null)
    return {
      title: t('savedViews.save.title'),
      lead: t('savedViews.save.lead'),
      ...getButtonTexts(t, 'save'),
    }
  const { name, shared } = view as SavedView
  if (change === 'save')
    return {
      title: t('savedViews.saveAgain.title', { name }),
      lead: t('savedViews.saveAgain.lead'),
      ...getButtonTexts(t, 'saveAgain'),
    }
  if (change === 'rename')
    return { title: t('savedViews.renaming.title', { name }), ...getButtonTexts(t, 'renaming') }
  if (change === 'delete') {
    return {
      title: t('savedViews.deleting.title', { name }),
      lead: t(shared ? 'savedViews.deleting.leadShared' : 'savedViews.deleting.lead'),
      ...getButtonTexts(t, 'deleting'),
    }
  }
  if (shared)
    return {
      title: t('savedViews.unsharing.title', { name }),
      lead: t('savedViews.unsharing.lead'),
      ...getButtonTexts(t, 'unsharing'),
    }
  return {
    title: t('savedViews.sharing.title', { name }),
    lead: describeReaders(t, view as SavedView),
    ...getButtonTexts(t, 'sharing'),
  }
}

/** Who sees a view of a list once it is shared. */
function describeReaders(t: Translate, place: ListPlace): string {
  const { list, clientNo, organizationId, companyIds } = place
  if (clientNo !== null || organizationId !== null) return t('savedViews.shareWorkspace')
  if (list === 'activity' || list === 'bulkActions') return t('savedViews.sharePrivate')
  const count = companyIds.length
  return count === 0
    ? t('savedViews.shareNoCompanies')
    : t('savedViews.shareHint', { count, shown: formatCount(count) })
}

const getButtonTexts = (
  t: Translate,
  change: 'save' | 'saveAgain' | 'renaming' | 'deleting' | 'sharing' | 'unsharing',
) => ({
  go: t(`savedViews.${change}.go`),
  going: t(`savedViews.${change}.going`),
})
