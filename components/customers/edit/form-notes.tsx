'use client'

import { useEffect } from 'react'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { labelFields } from '../fields/field-texts'
import type { AppliedUndo } from './use-undo'

/** Says which change is being taken back, and what of it cannot be. */
export function UndoNote({
  takenBack,
  hasFailed,
}: {
  takenBack: AppliedUndo | null
  hasFailed: boolean
}) {
  const t = useT()
  if (hasFailed)
    return <StateBlock variant="strip" kind="warned" title={t('customers.undo.failed')} />
  if (!takenBack) return null
  const { entry, undo } = takenBack
  const words = [
    undo.undone.length > 0
      ? t('customers.undo.undone', { fields: labelFields(t, undo.undone) })
      : t('customers.undo.nothing'),
    undo.changedSince.length > 0 &&
      t('customers.undo.changedSince', { fields: labelFields(t, undo.changedSince) }),
    undo.notKnown.length > 0 &&
      t('customers.undo.notKnown', { fields: labelFields(t, undo.notKnown) }),
    undo.hidden.length > 0 && t('customers.undo.hidden', { fields: labelFields(t, undo.hidden) }),
  ]
  return (
    <StateBlock
      variant="strip"
      kind="warned"
      title={
        <PersonLink
          person={entry.person}
          say={(person) =>
            t('customers.undo.title', { person, time: formatDateTime(new Date(entry.sentAt)) })
          }
        />
      }
    >
      {words.filter(Boolean).join(' ')}
    </StateBlock>
  )
}

/**
 * Says once that the customer was just created. The address of the page forgets it, so that a
 * reload does not say it again.
 */
export function CreatedNote({ how }: { how: 'created' | 'found' }) {
  const t = useT()
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return <StateBlock variant="strip" kind="done" title={t(`customers.create.told.${how}`)} />
}
