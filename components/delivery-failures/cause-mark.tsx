'use client'

import { useId, useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { useHandleCause } from '@/lib/features/delivery-failures/client/use-handle-cause'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { useFailuresPlace } from './failures-context'

/** Marks a cause as handled up to its newest row, says who has, and takes it back. */
export function CauseMark({ group }: { group: FailureGroup }) {
  const t = useT()
  const { userName } = useFailuresPlace()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const meaning = useId()
  const { mutate, failure, isPending, variables } = useHandleCause()
  const companyIds = group.companies.map(({ companyId }) => companyId)
  const send = (upToRowId: number | null) =>
    mutate(
      {
        userName,
        key: group.key,
        companyIds,
        upToRowId,
        note: upToRowId === null ? '' : note.trim(),
      },
      { onSuccess: () => setOpen(false) },
    )

  return (
    <>
      {group.handled && <HandledLine handled={group.handled} />}
      {group.handled && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => send(null)}
          busy={isPending && variables?.upToRowId === null}
          busyLabel={t('deliveryFailures.unmarking')}
        >
          {t('deliveryFailures.unmark')}
        </Button>
      )}
      {group.unhandled > 0 && group.newestRowId !== null && companyIds.length > 0 && !isOpen && (
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('deliveryFailures.mark')}
        </Button>
      )}
      {isOpen && (
        <form
          className="flex basis-full flex-wrap items-end gap-x-2 gap-y-1.5 [&>div]:basis-[420px] [&>div]:p-0"
          onSubmit={(event) => {
            event.preventDefault()
            send(group.newestRowId)
          }}
        >
          <Field label={t('deliveryFailures.markNote')} stacked>
            {(control) => (
              <TextInput
                {...control}
                aria-describedby={meaning}
                value={note}
                maxLength={200}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="primary"
            busy={isPending && variables?.upToRowId !== null}
            busyLabel={t('deliveryFailures.marking')}
          >
            {t('deliveryFailures.mark')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t('deliveryFailures.cancel')}
          </Button>
          <p id={meaning} className="basis-full text-xs text-ink-3">
            {t('deliveryFailures.markMeaning', { count: companyIds.length })}
          </p>
        </form>
      )}
      {failure && <FailureBlock failure={failure} doing="write" look="strip" />}
    </>
  )
}

function HandledLine({
  handled: { by, at, note, newer },
}: {
  handled: NonNullable<FailureGroup['handled']>
}) {
  const t = useT()
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere text-ink-2">
      <Glyph verdict={newer > 0 ? 'new' : 'handled'} />
      <span>
        {newer > 0
          ? t('deliveryFailures.newer', { count: newer, person: by })
          : t('deliveryFailures.handledBy', { person: by })}
      </span>
      <Moment instant={at} format={formatDateTime} />
      {note && <q>{note}</q>}
    </span>
  )
}
