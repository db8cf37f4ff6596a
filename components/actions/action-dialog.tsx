import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type { ActionSubmission } from '@/lib/contracts/desk/receivables/actions'
import { useCreateAction } from '@/lib/features/actions/client/use-actions'
import type { Translate } from '@/lib/shared/i18n/translate'
import { ChoiceField } from './choice-field'
import { useSingleSend } from './use-single-send'
import { WriteFailure } from './write-failure'

type Props = { clientNo: string; userName: string; onClose: () => void }

const texts = ['customerNo', 'documentNo', 'text'] as const

/** Creates an action, for a customer or a document where one is named. */
export function ActionDialog({ clientNo, userName, onClose }: Props) {
  const t = useT()
  const { send, isPending } = useCreateAction()
  const sending = useSingleSend<ActionSubmission>(send, onClose)
  const [actionType, setType] = useState('')
  const [typed, setTyped] = useState({ customerNo: '', documentNo: '', text: '' })
  const [isTried, setTried] = useState(false)
  const isWrong = actionType.trim() === ''

  function submit() {
    setTried(true)
    if (isWrong) return
    sending.submit({
      ...{ userName, clientNo, actionType: actionType.trim() },
      customerNo: typed.customerNo.trim() || null,
      documentNo: typed.documentNo.trim() || null,
      text: typed.text.trim(),
    })
  }

  return (
    <FormDialog
      title={t('actions.createTitle')}
      intro={t('actions.createIntro')}
      submit={t('actions.create')}
      sending={t('actions.creating')}
      isSending={isPending}
      isEmpty={sending.isOver}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChoiceField
        label={t('actions.type')}
        value={actionType}
        options={listActionTypes(t)}
        error={isTried && isWrong ? t('actions.wrong.type') : undefined}
        onType={setType}
      />
      {texts.map((name) => (
        <Field key={name} label={t(`actions.${name}`)} detail={t('actions.optional')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={name === 'text' ? 500 : 100}
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
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

/** What can be asked for, with its words. Assumed: no document lists the values. */
const listActionTypes = (t: Translate) =>
  (['SEND_STATEMENT', 'SEND_REMINDER', 'CALL_CUSTOMER', 'REVIEW'] as const).map(
    (type) => [type, t(`actions.types.${type}`)] as const,
  )
