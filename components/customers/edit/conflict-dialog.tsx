'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RadioOption } from '@/components/form/radio-option'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { CustomerSave } from '@/lib/contracts/desk/receivables/customer-draft'
import { attributeChanges, getSaveEnd } from '@/lib/features/customers/domain/colleague-saves'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import type {
  CustomerField,
  CustomerFormValues,
} from '@/lib/features/customers/domain/editable-fields'
import { getNotShown } from '@/lib/features/customers/domain/field-comparison'
import { diffCustomers, listUnseenLines } from '@/lib/features/customers/domain/merge-customer'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { labelField, labelFields } from '../fields/field-texts'
import { FieldValue } from '../fields/field-value'
import type { CustomerEdit } from './use-customer-edit'

const head = 'border-b border-line-strong pt-2 pr-3 pb-1.5 text-(length:--text-xs) text-ink-3'
const cell = [
  'border-b border-line py-1.5 pr-3 align-top wrap-anywhere max-narrow:border-0 max-narrow:pr-0',
  'max-narrow:before:text-(length:--text-xs) max-narrow:before:text-ink-3 max-narrow:before:content-[attr(data-side)]',
].join(' ')

type Conflict = Extract<CustomerSave, { outcome: 'conflict' }>
type Side = 'mine' | 'theirs'
type Choices = Partial<Record<CustomerField, Side>>
type Props = {
  conflict: Conflict
  edit: CustomerEdit
  userName: string
  onSettle: (conflict: Conflict, settled: CustomerFormValues) => void
  onBack: () => void
}

/**
 * Theirs, mine, before, for every field that both changed. The address is one choice, so two
 * people's addresses never mix.
 */
export function ConflictDialog({ conflict, edit, userName, onSettle, onBack }: Props) {
  const t = useT()
  const [choices, setChoices] = useState<Choices>({})
  const [chosenOf, setChosenOf] = useState(conflict)
  const [hasChangedAgain, setChangedAgain] = useState(false)
  // What was chosen was chosen between other values: nobody has seen those that stand there now.
  if (chosenOf !== conflict) {
    setChosenOf(conflict)
    setChoices({})
    setChangedAgain(true)
  }
  const fields = conflict.open
  const theirs = toFormValues(conflict.current)
  const notShown = getNotShown(conflict.current)
  const changed = diffCustomers(edit.baseline, conflict.current)
  const isUnsure = !fields.some((field) => changed.includes(field))
  const unseenLines = listUnseenLines(edit.before, theirs, notShown)
  const lines = unseenLines.map((line) => t(`customerFields.${line}`)).join(', ')
  const isChosen = fields.every((field) => choices[field])
  const summary = fields
    .map((field) =>
      t(
        choices[field] === 'mine'
          ? 'customers.conflict.choiceMine'
          : 'customers.conflict.choiceTheirs',
        { field: labelField(t, field) },
      ),
    )
    .join(', ')

  function settle() {
    const untouched = (Object.keys(theirs) as CustomerField[]).filter(
      (field) => !edit.changed.includes(field),
    )
    const taken = [...untouched, ...fields.filter((field) => choices[field] === 'theirs')]
    onSettle(conflict, {
      ...edit.edited,
      ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
    })
  }

  return (
    <Dialog
      open
      size="lg"
      title={t(isUnsure ? 'customers.conflict.unsureTitle' : 'customers.conflict.title')}
      intro={t('customers.conflict.intro')}
      result={
        isChosen
          ? t('customers.conflict.result', { choices: summary })
          : t('customers.conflict.chooseEach')
      }
      onClose={onBack}
      footer={
        <>
          <Button variant="quiet" onClick={onBack}>
            {t('customers.conflict.back')}
          </Button>
          <Button variant="primary" onClick={settle} aria-disabled={!isChosen || undefined}>
            {t('customers.conflict.save')}
          </Button>
        </>
      }
    >
      {hasChangedAgain && (
        <StateBlock variant="strip" kind="warned" title={t('customers.conflict.again')}>
          {t('customers.conflict.againMeaning')}
        </StateBlock>
      )}
      <ConflictTable
        {...{ conflict, edit, choices }}
        onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
      />
      {conflict.unseen.length > 0 && (
        <p className="pt-3 text-xs text-ink-2">{t('customers.conflict.unseen', { lines })}</p>
      )}
      {conflict.theirs.length > 0 && (
        <p className="pt-3 text-xs text-ink-2">
          {t('customers.conflict.also', { fields: labelFields(t, conflict.theirs) })}
        </p>
      )}
      <SavedHere {...{ conflict, edit, userName }} />
    </Dialog>
  )
}

/** Who saved what the conflict shows as theirs, as far as the journal that the person may read knows. */
function SavedHere({ conflict, edit, userName }: Pick<Props, 'conflict' | 'edit' | 'userName'>) {
  const t = useT()
  const { data: journal } = useQuery(getCustomerJournalQuery(edit.clientNo, edit.customerNo))
  return attributeChanges(journal?.entries ?? [], [...conflict.open, ...conflict.theirs], {
    current: conflict.current,
    userName,
    loadedAt: edit.openedAt,
  }).map(({ save, fields }) => (
    <p key={save.idempotencyKey} className="pt-3 text-xs text-ink-2">
      <PersonLink
        person={save.person}
        say={(person) =>
          t('customers.conflict.savedHere', {
            person,
            time: formatDateTime(new Date(getSaveEnd(save))),
            fields: labelFields(t, fields),
          })
        }
      />
    </p>
  ))
}

type TableProps = Pick<Props, 'conflict' | 'edit'> & {
  choices: Choices
  onChoose: (field: CustomerField, side: Side) => void
}

function ConflictTable({ conflict, edit, choices, onChoose }: TableProps) {
  const t = useT()
  const theirs = toFormValues(conflict.current)
  const notShown = getNotShown(conflict.current)
  return (
    <table className="table-fixed max-narrow:[&_:is(tbody,tr,td)]:block">
      <ConflictHead />
      <tbody>
        {conflict.open.map((field) => (
          <tr key={field} className="max-narrow:border-b max-narrow:border-line max-narrow:pb-2">
            <th
              scope="row"
              className="w-33 border-b border-line pt-2.5 pr-3 pb-1.5 align-top font-regular wrap-anywhere text-ink-2 max-narrow:block max-narrow:w-auto max-narrow:border-0 max-narrow:pr-0"
            >
              {labelField(t, field)}
              {field === 'address' && (
                <small className="block text-xs text-ink-3">{t('customers.conflict.group')}</small>
              )}
            </th>
            {(['theirs', 'mine'] as const).map((side) => (
              <td key={side} className={cell} data-side={t(`customers.conflict.${side}`)}>
                <RadioOption
                  name={`conflict-${field}`}
                  checked={choices[field] === side}
                  onChange={() => onChoose(field, side)}
                  aria-label={t('customers.conflict.choose', {
                    field: labelField(t, field),
                    side: t(`customers.conflict.${side}`),
                  })}
                >
                  <FieldValue
                    field={field}
                    entry={side === 'mine' ? edit.edited : theirs}
                    against={edit.before}
                    notShown={side === 'theirs' ? notShown : undefined}
                  />
                </RadioOption>
              </td>
            ))}
            <td className={`${cell} text-ink-3`} data-side={t('customers.conflict.before')}>
              <FieldValue
                field={field}
                entry={edit.before}
                against={edit.before}
                notShown={getNotShown(edit.baseline)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ConflictHead() {
  const t = useT()
  return (
    <thead className="max-narrow:sr-only">
      <tr>
        <th scope="col" className={`${head} w-33`}>
          {t('customers.conflict.field')}
        </th>
        <th scope="col" className={`${head} w-[27%]`}>
          {t('customers.conflict.theirs')}
        </th>
        <th scope="col" className={`${head} w-[27%]`}>
          {t('customers.conflict.mine')}
        </th>
        <th scope="col" className={head}>
          {t('customers.conflict.before')}
        </th>
      </tr>
    </thead>
  )
}
