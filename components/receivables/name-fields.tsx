import { Facts } from '@/components/form/facts'
import { Field } from '@/components/form/field'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import type { Failure } from '@/lib/format/failure-words'
import { t } from '@/lib/format/translate'
import { CannotClear } from './cannot-clear'
import { whoFacts } from './customer-facts'
import { fieldError } from './field-errors'
import type { CustomerEdit } from './use-customer-edit'

/** Who a customer is: the name, which is not the name on its address, and what identifies it. */
export function NameFields({ edit, failure }: { edit: CustomerEdit; failure: Failure | null }) {
  const isChanged = edit.changed.includes('name')
  const isStuck = edit.stuck.includes('name')
  return (
    <Section title={t('customers.section.who')}>
      <Field
        label={t('customers.field.name')}
        look={isStuck ? 'warned' : isChanged ? 'changed' : 'rest'}
        was={isChanged && edit.baseline.name != null ? edit.before.name : undefined}
        warning={isStuck ? <CannotClear value={edit.before.name} /> : undefined}
        error={fieldError(failure, 'name')}
      >
        {(control) => <TextInput {...control} {...edit.form.register('name')} />}
      </Field>
      <Facts wide items={whoFacts(edit)} />
    </Section>
  )
}
