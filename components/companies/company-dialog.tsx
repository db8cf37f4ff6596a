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
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { SentCompany } from '@/lib/contracts/desk/registrations'
import { getCompanyStatus } from '@/lib/features/companies/domain/company-answer'
import {
  type CompanyFields,
  companyFields,
  isPlausibleEmail,
} from '@/lib/features/companies/domain/company-fields'
import type { LeftDraft } from '@/lib/features/drafts/client/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { useCompanyForm } from './use-company-form'

/** Adds a company. It opens once what was typed before has been read, or could not be. */
export function CompanyDialog(props: Props) {
  const kept = useKeptRegistration('new-company', props.workspaces)
  return kept && <CompanyForm {...props} kept={kept} />
}

/** Its four fields, warnings beside them, one button. */
function CompanyForm({ userName, workspaces, entries, kept, onSent, onClose }: FormProps) {
  const t = useT()
  const form = useCompanyForm({ userName, workspaces, entries, kept, onSent })
  const refused = listRefusedFields(form.failure, [...companyFields])
  return (
    <FormDialog
      title={t('companies.add')}
      submit={t('companies.add')}
      sending={t('companies.adding')}
      isSending={form.isSending}
      isEmpty={!form.isDirty || !form.submission.isChecked}
      onSubmit={() => void form.send()}
      onClose={onClose}
    >
      <DraftNotice draft={form.draft} />
      <WorkspaceField workspaces={workspaces} value={form.place} onPick={form.setPlace} />
      {companyFields.map((name) => {
        const warning = describeWarning(t, name, form)
        return (
          <Field
            key={name}
            label={t(`companies.field.${name}`)}
            hint={name === 'CountryCode' ? t('companies.countryHint') : undefined}
            error={
              refused.find(({ path }) => path === name)?.words ??
              (form.wasTried ? describeBlank(t, name, form) : undefined)
            }
            warning={warning}
            variant={warning ? 'warned' : 'rest'}
          >
            {(control) => (
              <TextInput
                {...control}
                value={form.fields[name]}
                maxLength={name === 'CountryCode' ? 2 : 200}
                inputMode={name === 'Email' ? 'email' : undefined}
                onChange={({ target }) => form.change({ [name]: target.value })}
              />
            )}
          </Field>
        )
      })}
      <OpenRegistrations
        count={form.submission.openCount}
        isChecked={form.submission.isChecked}
        onCheck={form.submission.setChecked}
      />
      <div aria-live="polite">
        {form.existing && (
          <StateBlock variant="strip" kind="warned" title={t('companies.exists.title')}>
            {t('companies.exists.meaning', {
              status: t(`companies.status.${getCompanyStatus(form.existing)}`, {
                word: form.existing.Status ?? '',
              }),
            })}
          </StateBlock>
        )}
        <SubmissionFailure submission={form.submission} />
      </div>
    </FormDialog>
  )
}

type Props = {
  userName: string
  workspaces: readonly Workspace[]
  entries: readonly SentCompany[]
  onSent: (idempotencyKey: string) => void
  onClose: () => void
}

type FormProps = Props & { kept: LeftDraft }

type Form = ReturnType<typeof useCompanyForm>

function describeWarning(t: Translate, name: keyof CompanyFields, { fields, findings }: Form) {
  if (name === 'OrganizationNumber' && findings.length > 0)
    return findings.map(({ code, values }) => t(`checks.${code}`, values)).join(' ')
  return name === 'Email' && fields.Email.trim() !== '' && !isPlausibleEmail(fields.Email)
    ? t('companies.emailDoubtful')
    : undefined
}

function describeBlank(t: Translate, name: keyof CompanyFields, { fields, blocking }: Form) {
  if (!blocking.includes(name)) return undefined
  return fields[name].trim() === '' ? t('registrations.required') : t('companies.countryForm')
}
