import { useState } from 'react'
import { CodeName } from '@/components/codes/public'
import { Facts } from '@/components/form/facts'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import { CurrencySums } from '@/components/ui/currency-sums'
import { useT } from '@/lib/client/translation'
import type { PostingRow } from '@/lib/contracts/desk/receivables/auto-postings'

type Props = {
  clientNo: string
  rows: readonly PostingRow[]
  method: string
  isPosting: boolean
  onPost: (typedTotal: string) => void
  onClose: () => void
}

/** The last question before a set is booked: its sums by currency, and its number of rows typed. */
export function ConfirmPostings({ clientNo, rows, method, isPosting, onPost, onClose }: Props) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const isRight = typed.trim() === String(rows.length)

  function submit() {
    setTried(true)
    if (isRight) onPost(typed)
  }

  return (
    <FormDialog
      title={t('autoPostings.confirm.title', { count: rows.length })}
      intro={t('autoPostings.confirm.intro')}
      submit={t('autoPostings.post', { count: rows.length })}
      sending={t('autoPostings.confirm.posting')}
      isSending={isPosting}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="border-b border-line pb-2">
        <Facts
          items={[
            {
              label: t('autoPostings.confirm.method'),
              value: <CodeName clientNo={clientNo} type="autoPostingMethod" code={method} />,
            },
            { label: t('autoPostings.confirm.sum'), value: <CurrencySums rows={rows} /> },
          ]}
        />
      </div>
      <Field
        stacked
        label={t('autoPostings.confirm.typeTotal', { count: rows.length })}
        error={
          isTried && !isRight ? t('autoPostings.confirm.wrong', { count: rows.length }) : undefined
        }
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus
            className="max-w-30"
            inputMode="numeric"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
