'use client'

import { CharacterDifference } from '@/components/form/character-difference'
import { Checkbox } from '@/components/form/checkbox'
import { Note } from '@/components/form/note'
import { Glyph } from '@/components/ui/glyph'
import { RawText } from '@/components/ui/states/state-block'
import { useHydrated } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { canBeBlank } from '@/lib/features/customers/domain/customer-edit'
import { getFieldKind, type SingleField } from '@/lib/features/customers/domain/editable-fields'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { toVisibleMask } from '@/lib/shared/wire/masks'
import { useCustomerForm } from './customer-form-context'
import { Gate } from './gate'

/**
 * What stands below a field beside its findings: a blank that no documented way leads to, a list
 * that nobody has read, what the upstream made of it.
 */
export function FieldNotes({ field }: { field: SingleField }) {
  return (
    <>
      <ClearingGate field={field} />
      <UnknownListGate field={field} />
      <WarnedAtLastSave field={field} />
    </>
  )
}

/**
 * Said before anything is sent: the field stays as it is, or a blank is sent and a read tells what
 * came of it.
 */
function ClearingGate({ field }: { field: SingleField }) {
  const t = useT()
  const { edit } = useCustomerForm()
  if (!edit.emptied.includes(field)) return null
  const before = edit.before[field]
  const value = Array.isArray(before) ? before.join(', ') : toVisibleMask(before)
  if (!canBeBlank(field))
    return (
      <Sentence
        text={t('customers.hasNoBlank', {
          kind: t(`customers.kind.${getFieldKind(field)}`),
          value,
        })}
      />
    )
  const isWished = edit.clearing.includes(field)
  return (
    <Gate
      isUnknown
      beside
      announced
      verdict={isWished ? 'blank' : 'warn'}
      text={isWished ? t('customers.clearingSent') : t('customers.cannotClear', { value })}
    >
      <Checkbox checked={isWished} onChange={(event) => edit.clear(field, event.target.checked)}>
        {t('customers.clearAnyway')}
      </Checkbox>
    </Gate>
  )
}

function UnknownListGate({ field }: { field: SingleField }) {
  const t = useT()
  const { edit } = useCustomerForm()
  const { unknownLists, isGiven, give } = edit.consents
  if (!unknownLists.includes(field)) return null
  return (
    <Gate isUnknown beside verdict="unknown" text={t('customers.listUnknown')}>
      <Checkbox
        checked={isGiven('unknownLists')}
        onChange={(event) => give('unknownLists', event.target.checked)}
      >
        {t('customers.replaceList')}
      </Checkbox>
    </Gate>
  )
}

/**
 * What the upstream warned of at the last write of this field: its words, and each row typed above
 * stored. It goes when the field is edited.
 */
function WarnedAtLastSave({ field }: { field: SingleField }) {
  const t = useT()
  const { edit, warned } = useCustomerForm()
  const zone = useHydrated() ? undefined : 'UTC'
  const last = warned[field]
  if (!last || edit.changed.includes(field)) return null
  const time = formatDateTime(last.at, zone)
  return (
    <>
      {last.rows.map(({ typed, stored, dropped }) => (
        <CharacterDifference
          key={typed}
          typed={typed}
          stored={stored}
          sentence={t('customers.cleaned', { time, count: dropped })}
        />
      ))}
      <RawText className="pt-1!">
        {t('customers.upstreamWarned', { time, message: last.messages.join(' ') })}
      </RawText>
    </>
  )
}

function Sentence({ text }: { text: string }) {
  return (
    <Note role="status">
      <Glyph verdict="warn" />
      <span>{text}</span>
    </Note>
  )
}
