import { useId, useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { ChangingButton } from '@/components/ui/changing-button'
import { Kbd } from '@/components/ui/kbd'
import { ButtonLink } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { toFailuresQueryString } from '@/lib/features/delivery-failures/client/failures-view'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { listMarks } from '@/lib/features/delivery-failures/domain/failure-rows'
import { routes } from '@/lib/shared/routes'
import { AssignCause } from '../assign-causes'
import { type FailuresPlace, useFailuresPlace } from '../failures-context'
import type { CauseVerbs } from '../use-cause-verbs'

type Props = { named: NamedRow; verbs: CauseVerbs; hasOwners: boolean }

/** The verbs of one cause. E and C press the first of each on the row itself. */
export function CauseActions({ named, verbs, hasOwners }: Props) {
  const t = useT()
  const [isNoting, setNoting] = useState(false)
  const { row } = named
  const offers = useOffers()
  const { question } = useFailuresPlace()
  const isMarkable = listMarks(row).length > 0
  const maySendAgain =
    offers('startSending') &&
    offers('getInvoiceView') &&
    (offers('sendB2bInvoice') || offers('sendB2cInvoice'))
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pt-3">
        {isMarkable && (
          <>
            <Button
              size="sm"
              aria-keyshortcuts="e"
              busy={verbs.isMarking}
              busyLabel={t('deliveryFailures.marking')}
              onClick={() => void verbs.markHandled([named])}
            >
              {t('deliveryFailures.mark')}
              <Kbd>E</Kbd>
            </Button>
            {!isNoting && (
              <Button size="sm" variant="quiet" onClick={() => setNoting(true)}>
                {t('deliveryFailures.addNote')}
              </Button>
            )}
          </>
        )}
        {row.handled && (
          <Button
            size="sm"
            variant="quiet"
            busy={verbs.isMarking}
            busyLabel={t('deliveryFailures.marking')}
            onClick={() => verbs.unmark([named])}
          >
            {t('deliveryFailures.unmark')}
          </Button>
        )}
        {maySendAgain && (
          <ButtonLink size="sm" href={getResendHref(row.key, question)}>
            {t('deliveryFailures.sendAgain')}
          </ButtonLink>
        )}
        {hasOwners && named.owner !== undefined && (
          <>
            <OwnerButton named={named} verbs={verbs} />
            <AssignCause named={named} verbs={verbs} />
          </>
        )}
      </div>
      {isNoting && isMarkable && (
        <NoteForm
          count={row.companies.length}
          isMarking={verbs.isMarking}
          onMark={(note) => verbs.markHandled([named], note)}
          onClose={() => setNoting(false)}
        />
      )}
    </>
  )
}

/** Where all invoices of a cause are read, shown, and sent again. */
const getResendHref = (
  cause: string,
  { FromDate, ToDate, CompanyIds, Channel }: FailuresPlace['question'],
) =>
  routes.sendAgain(
    toFailuresQueryString({
      ...{ from: FromDate, to: ToDate, companies: CompanyIds ?? [], cause },
      ...(Channel && { channel: Channel }),
    }),
  )

/** Takes a cause, or gives it back: the claim that the page of the day shows too. */
function OwnerButton({ named, verbs }: Omit<Props, 'hasOwners'>) {
  const t = useT()
  const { userName } = useFailuresPlace()
  const isMine = named.owner === userName
  return (
    <ChangingButton
      size="sm"
      variant={isMine ? 'quiet' : 'default'}
      aria-keyshortcuts={isMine ? undefined : 'c'}
      busy={verbs.isTaking}
      busyLabel={t('deliveryFailures.taking')}
      onClick={() => (isMine ? verbs.release(named) : verbs.take([named]))}
      label={
        isMine
          ? t('deliveryFailures.release')
          : named.owner
            ? t('deliveryFailures.takeFrom', { person: named.owner })
            : t('deliveryFailures.take')
      }
      hint={!isMine && <Kbd>C</Kbd>}
    />
  )
}

/** A note that is typed, which stays until it is kept. */
export function useNote(onMark: (note: string) => Promise<boolean>, onClose: () => void) {
  const [note, setNote] = useState('')
  return {
    note,
    setNote,
    async mark() {
      if (await onMark(note.trim())) onClose()
    },
  }
}

function NoteForm({
  count,
  isMarking,
  onMark,
  onClose,
}: {
  count: number
  isMarking: boolean
  onMark: (note: string) => Promise<boolean>
  onClose: () => void
}) {
  const t = useT()
  const { note, setNote, mark } = useNote(onMark, onClose)
  const meaning = useId()
  return (
    <form
      className="grid gap-2 pt-3 [&>div]:p-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMarking) void mark()
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
      <p id={meaning} className="text-xs text-ink-3">
        {t('deliveryFailures.markMeaning', { count })}
      </p>
      <div className="flex gap-2">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          busy={isMarking}
          busyLabel={t('deliveryFailures.marking')}
        >
          {t('deliveryFailures.mark')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('deliveryFailures.cancel')}
        </Button>
      </div>
    </form>
  )
}
