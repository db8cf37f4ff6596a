import { useId } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { TextInput } from '@/components/form/text-input'
import {
  DraftNotice,
  OpenRegistrations,
  SubmissionFailure,
  useKeptRegistration,
  type Workspace,
  WorkspaceField,
} from '@/components/registrations/public'
import { useT } from '@/lib/client/translation'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import {
  type AgreementFields,
  agreementFields,
  expectedTargets,
  expectedTypes,
} from '@/lib/features/bank-agreements/domain/agreement-fields'
import {
  labelAccountType,
  labelTarget,
} from '@/lib/features/bank-agreements/messages/agreement-labels'
import type { LeftDraft } from '@/lib/features/drafts/client/public'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { useAgreementForm } from './use-agreement-form'

/** Registers a Swedish bank agreement. It opens once what was typed before is read, or could not be. */
export function AgreementDialog(props: Props) {
  const kept = useKeptRegistration('new-bank-agreement', props.workspaces)
  return kept && <AgreementForm {...props} kept={kept} />
}

/** Its five fields, warnings beside them, one button. */
function AgreementForm({ userName, workspaces, entries, kept, onSent, onClose }: FormProps) {
  const t = useT()
  const form = useAgreementForm({ userName, workspaces, entries, kept, onSent })
  const refused = listRefusedFields(form.failure, [...agreementFields])
  return (
    <FormDialog
      title={t('bankAgreements.register')}
      submit={t('bankAgreements.register')}
      sending={t('bankAgreements.sending')}
      isSending={form.isSending}
      isEmpty={!form.isDirty || !form.submission.isChecked}
      onSubmit={() => void form.send()}
      onClose={onClose}
    >
      <DraftNotice draft={form.draft} />
      <WorkspaceField workspaces={workspaces} value={form.place} onPick={form.setPlace} />
      {agreementFields.map((name) => (
        <AgreementField
          key={name}
          name={name}
          value={form.fields[name]}
          error={
            refused.find(({ path }) => path === name)?.words ??
            (form.wasTried && form.blank.includes(name) ? t('registrations.required') : undefined)
          }
          warning={(form.findings[name] ?? [])
            .map(({ code, values }) => t(`checks.${code}`, values))
            .join(' ')}
          onType={(value) => form.change({ [name]: value })}
        />
      ))}
      <OpenRegistrations
        count={form.submission.openCount}
        isChecked={form.submission.isChecked}
        onCheck={form.submission.setChecked}
      />
      {form.submission.openCount === 0 && form.earlier && (
        <p className="pt-2 text-ink-2" role="status">
          {t('bankAgreements.twice', { at: formatDateTime(new Date(form.earlier.sentAt)) })}
        </p>
      )}
      <div aria-live="polite">
        <SubmissionFailure submission={form.submission} />
      </div>
    </FormDialog>
  )
}

type Props = {
  userName: string
  workspaces: readonly Workspace[]
  entries: readonly SentAgreement[]
  onSent: (idempotencyKey: string) => void
  onClose: () => void
}

type FormProps = Props & { kept: LeftDraft }

/** A field of the form. Values that are expected are suggested in words; any other may be typed. */
function AgreementField({ name, value, error, warning, onType }: FieldProps) {
  const t = useT()
  const list = useId()
  const suggestions = listSuggestions(t, name)
  return (
    <Field
      label={t(`bankAgreements.field.${name}`)}
      hint={isHinted(name) ? t(`bankAgreements.hint.${name}`) : undefined}
      error={error}
      warning={warning || undefined}
      variant={warning ? 'warned' : 'rest'}
    >
      {(control) => (
        <>
          <TextInput
            {...control}
            value={value}
            maxLength={200}
            list={suggestions ? list : undefined}
            inputMode={name.endsWith('Number') ? 'numeric' : undefined}
            onChange={({ target }) => onType(target.value)}
          />
          {suggestions && (
            <datalist id={list}>
              {suggestions.map(([code, words]) => (
                <option key={code} value={code}>
                  {words}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

type FieldProps = {
  name: keyof AgreementFields
  value: string
  error: string | undefined
  warning: string
  onType: (value: string) => void
}

const hinted = ['bankAccountType', 'bankAccountNumber', 'targetGroup'] as const
const isHinted = (name: keyof AgreementFields): name is (typeof hinted)[number] =>
  hinted.some((each) => each === name)

function listSuggestions(t: Translate, name: keyof AgreementFields) {
  if (name === 'bankAccountType')
    return expectedTypes.map((code) => [code, labelAccountType(t, code)] as const)
  return name === 'targetGroup'
    ? expectedTargets.map((code) => [code, labelTarget(t, code)] as const)
    : null
}
