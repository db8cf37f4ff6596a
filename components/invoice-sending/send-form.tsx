'use client'

import { CustomerPicker } from '@/components/customers/public'
import { AttachedFiles } from '@/components/form/attached-files'
import { PageFrame, type PageFrameProps } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { askedChannels } from '@/lib/features/invoice-sending/domain/likely-channel'
import type { Outgoing } from '@/lib/features/invoice-sending/domain/sent-before'
import { getDocumentKind } from '@/lib/features/invoice-sending/domain/typed-document'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { OwnCompany } from './company-select'
import { ConfirmSend } from './confirm-send'
import { DocumentInput } from './document-input'
import { DocumentHead, PaymentFields, RecipientFields } from './document-sections'
import { LineRows } from './line-rows'
import { SendAside } from './send-aside'
import { SendResult } from './send-result'
import { SenderFields } from './sender-fields'
import type { SendForm } from './use-send-form'

type Props = {
  form: SendForm
  userName: string
  clientNo: string | null
  companies: readonly OwnCompany[]
  /** The customer that is offered at first; null where none is known. */
  customerNo: string | null
  /** What stands over the form: tabs, and in whose name it is sent. */
  head: React.ReactNode
  frame: Pick<PageFrameProps, 'crumbs' | 'title'>
  onNext: () => void
}

/** The form of one document, with what it comes to beside it. */
export function SendFormPage({
  form,
  userName,
  clientNo,
  companies,
  customerNo,
  head,
  frame,
  onNext,
}: Props) {
  const t = useT()
  const isHydrated = useHydrated()
  const { route } = form.typed
  const { sending } = form
  const sender = companies.find(({ companyId }) => companyId === form.companyId)
  const pickerClient = sender?.clientNo ?? clientNo
  const isStill = sending.isBusy || sending.isOpen
  if (sending.isAccepted)
    return (
      <PageFrame {...frame}>
        <SendResult sending={sending} userName={userName} onNext={onNext} />
      </PageFrame>
    )
  return (
    <PageFrame {...frame}>
      {head}
      <div className="grid grid-cols-[minmax(0,1fr)_320px] max-wide:grid-cols-[minmax(0,1fr)]">
        <div className="min-w-0" inert={!isHydrated}>
          {pickerClient !== null && (
            <fieldset disabled={isStill}>
              <legend className="sr-only">{t('invoiceSending.section.recipient')}</legend>
              <CustomerPicker
                key={pickerClient}
                clientNo={pickerClient}
                offered={customerNo ?? ''}
                note={t('invoiceSending.customer.note')}
                describeChosen={(name) => t('invoiceSending.customer.chosen', { name })}
                onChoose={(customerNo, customer) =>
                  form.fillRecipient(pickerClient, customerNo, customer)
                }
              />
            </fieldset>
          )}
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              form.ask()
            }}
          >
            <fieldset disabled={isStill} className="min-w-0">
              <legend className="sr-only">{t(`invoiceSending.route.${route}`)}</legend>
              <RecipientFields form={form} />
              <DocumentHead form={form} />
              {route !== 'letter' && (
                <>
                  <LineRows form={form} />
                  <PaymentFields form={form} />
                </>
              )}
              {route === 'person' && <ChannelField form={form} />}
              <Files form={form} />
              <SenderFields form={form} companies={companies} />
            </fieldset>
            <SendResult sending={sending} userName={userName} onNext={onNext} />
            <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line-strong px-6 py-3 max-narrow:px-4">
              {form.isAsked && form.faults > 0 && (
                <p role="alert" className="flex-[1_1_240px] text-fail">
                  {t('invoiceSending.blockers', { count: form.faults })}
                </p>
              )}
              <Button
                type="submit"
                variant="primary"
                aria-disabled={isStill || form.attaching.isReading || undefined}
              >
                {t(route === 'letter' ? 'invoiceSending.sendLetter' : 'invoiceSending.send')}
              </Button>
            </div>
          </form>
        </div>
        <SendAside form={form} />
      </div>
      {form.isConfirming && (
        <ConfirmSend
          title={askToSend(t, form)}
          identifier={form.identifier}
          outgoing={findOutgoing(form)}
          check={form.check}
          isBusy={sending.isBusy}
          onCancel={form.cancel}
          onSubmit={form.submit}
        />
      )}
    </PageFrame>
  )
}

/** What is asked for by its number; what takes the place of a failed one is known to be one more. */
const findOutgoing = ({ companyId, document, replaces }: SendForm): Outgoing | null =>
  companyId === null || document === null || replaces !== null ? null : { companyId, document }

/** The last question in words: what goes to whom. */
function askToSend(t: Translate, { typed, review }: SendForm): string {
  const { fields, route } = typed
  if (route === 'letter') return t('invoiceSending.questionLetter', { name: fields.name })
  return t(
    getDocumentKind(typed) === 'creditNote'
      ? 'invoiceSending.questionCredit'
      : 'invoiceSending.question',
    {
      number: fields.number,
      name: fields.name,
      amount: review.totals
        ? `${formatDecimal(review.totals.gross)} ${fields.currency.toUpperCase()}`
        : '',
    },
  )
}

function ChannelField({ form }: { form: SendForm }) {
  const t = useT()
  return (
    <div className="border-b border-line px-6 py-3 max-narrow:px-4">
      <DocumentInput
        field="channel"
        form={form}
        options={[
          { value: '', label: t('invoiceSending.choice.auto') },
          ...Object.entries(askedChannels).map(([value, channel]) => ({
            value,
            label: t(`invoiceSending.channel.${channel}`),
          })),
        ]}
      />
    </div>
  )
}

function Files({ form }: { form: SendForm }) {
  const t = useT()
  const { typed, review, isAsked } = form
  const found = review.findings.find(
    ({ field, code }) => field === 'files' && (isAsked || code !== 'pdfMissing'),
  )
  const isPdf = typed.route !== 'business'
  return (
    <AttachedFiles
      title={t(isPdf ? 'invoiceSending.section.pdf' : 'invoiceSending.section.files')}
      note={t('invoiceSending.files.note')}
      attachLabel={t(isPdf ? 'invoiceSending.files.attachPdf' : 'invoiceSending.files.attach')}
      accept={isPdf ? 'application/pdf' : undefined}
      files={typed.files}
      attaching={form.attaching}
      error={found && t(`invoiceSending.finding.${found.code}`, { line: '', total: '' })}
      onRemove={(at) => form.changeDocument({ files: typed.files.toSpliced(at, 1) })}
    />
  )
}
