import { CharacterDifference } from '@/components/form/character-difference'
import { Facts } from '@/components/form/facts'
import { Field } from '@/components/form/field'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { filledRows } from '@/lib/domain/customer-edit'
import { clockTime } from '@/lib/format/moment'
import { t } from '@/lib/format/translate'
import { CannotClear } from './cannot-clear'
import { EmailRows } from './email-rows'
import { fieldError } from './field-errors'
import type { CustomerEdit } from './use-customer-edit'
import type { SaveState } from './use-save-flow'

/** How a customer is reached: e-mails for documents, phone, and the second ones. */
export function ReachingFields({ edit, state }: { edit: CustomerEdit; state: SaveState }) {
  const failure = state.kind === 'failed' ? state.failure : null
  const isChanged = edit.changed.includes('phoneNo')
  const isStuck = edit.stuck.includes('phoneNo')
  return (
    <Section title={t('customers.section.reaching')} note={t('customers.section.reachingNote')}>
      <EmailRows edit={edit} error={fieldError(failure, 'emailAddressDocument')} />
      <CleanedEmails state={state} edit={edit} />
      <Field
        label={t('customers.field.phoneNo')}
        look={isStuck ? 'warned' : isChanged ? 'changed' : 'rest'}
        was={isChanged && !isStuck && edit.baseline.phoneNo != null ? edit.before.phoneNo : undefined}
        warning={isStuck ? <CannotClear value={edit.before.phoneNo} /> : undefined}
        error={fieldError(failure, 'phoneNo')}
      >
        {(control) => <TextInput {...control} {...edit.form.register('phoneNo')} type="tel" />}
      </Field>
      <Facts
        items={[
          { label: t('customers.field.secondaryEmailAddress'), value: edit.baseline.secondaryEmailAddress?.join(', ') },
          { label: t('customers.field.secondaryPhoneNo'), value: edit.baseline.secondaryPhoneNo },
        ]}
      />
    </Section>
  )
}

/** What the upstream cleaned at the last save: typed above stored, until the e-mails are edited again. */
function CleanedEmails({ state, edit }: { state: SaveState; edit: CustomerEdit }) {
  if (state.kind !== 'saved' || !state.save.stored || edit.changed.includes('emailAddressDocument')) return null
  const stored = state.save.stored.emailAddressDocument ?? []
  return filledRows(state.sent.emailAddressDocument).map((typed, row) => {
    const kept = stored[row]
    if (kept === undefined || kept === typed || kept.length >= typed.length) return null
    const sentence = t('customers.cleaned', { time: clockTime(state.at), count: typed.length - kept.length })
    return <CharacterDifference key={typed} typed={typed} stored={kept} sentence={sentence} />
  })
}
