import { useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { ReportSubmission } from '@/lib/contracts/desk/receivables/actions'
import { useOrderReport } from '@/lib/features/actions/client/use-actions'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import type { Translate } from '@/lib/shared/i18n/translate'
import { ChoiceField } from './choice-field'
import { useSingleSend } from './use-single-send'
import { WriteFailure } from './write-failure'

type Props = { clientNo: string; userName: string; onClose: () => void }

/** Orders a report of a period. */
export function ReportDialog({ clientNo, userName, onClose }: Props) {
  const t = useT()
  const today = useToday()
  const { send, isPending } = useOrderReport()
  const sending = useSingleSend<ReportSubmission>(send, onClose)
  const [reportType, setType] = useState('')
  const [days, setDays] = useState({ from: `${today.slice(0, 8)}01`, to: today })
  const [isTried, setTried] = useState(false)
  const [fromDate, toDate] = [findTypedDay(days.from), findTypedDay(days.to)]
  const isReversed = fromDate !== null && toDate !== null && fromDate > toDate

  function submit() {
    setTried(true)
    if (reportType.trim() === '' || fromDate === null || toDate === null || isReversed) return
    sending.submit({ userName, clientNo, reportType: reportType.trim(), fromDate, toDate })
  }

  const findError = (name: 'from' | 'to') => {
    if (!isTried) return undefined
    if (findTypedDay(days[name]) === null) return t('actions.wrong.day')
    return name === 'to' && isReversed ? t('actions.wrong.period') : undefined
  }

  return (
    <FormDialog
      title={t('actions.orderTitle')}
      intro={t('actions.orderIntro')}
      submit={t('actions.order')}
      sending={t('actions.ordering')}
      isSending={isPending}
      isEmpty={sending.isOver}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField
        label={t('actions.report')}
        value={reportType}
        options={listReportTypes(t)}
        error={isTried && reportType.trim() === '' ? t('actions.wrong.type') : undefined}
        onType={setType}
      />
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} label={t(`actions.${name}`)} error={findError(name)}>
          {(control) => (
            <DayInput
              {...control}
              label={t(`actions.${name}`)}
              value={days[name]}
              onChange={({ target }) => setDays({ ...days, [name]: target.value })}
            />
          )}
        </Field>
      ))}
      <div aria-live="polite">
        {sending.failure && <WriteFailure failure={sending.failure} sentKey={sending.sentKey} />}
      </div>
    </FormDialog>
  )
}

/** Which reports can be ordered, with their words. Assumed: no document lists the values. */
const listReportTypes = (t: Translate) =>
  (['OPEN_ITEMS', 'AGED_BALANCES', 'POSTINGS'] as const).map(
    (type) => [type, t(`actions.reports.${type}`)] as const,
  )
