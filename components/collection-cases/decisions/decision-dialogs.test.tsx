import { describe, expect, test, vi } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { renderEnglish } from '@/tests/support/render-english'
import { BulkDecisionDialog } from './bulk-decision-dialog'
import { caseSubjects } from './bulk-subjects'
import { DecisionDialog } from './decision-dialog'
import type { DecisionSubject } from './decision-subject'
import type { DecisionState } from './use-decision'
import type { DecisionQueue } from './use-decision-queue'

const at = vi.hoisted(() => ({ state: {} as unknown, queue: {} as unknown }))
vi.mock('./use-decision', () => ({
  useDecision: (subject: unknown) => ({ subject, state: at.state }),
}))
vi.mock('./use-decision-queue', () => ({ useDecisionQueue: () => ({ queue: at.queue }) }))

const nothing = () => {}
const listButtons = (markup: string) =>
  [...markup.matchAll(/<button(?![^>]*aria-label)[^>]*>(.*?)<\/button>/g)].map(([, text]) =>
    text!.replace(/<[^>]+>/g, ''),
  )

describe('the way out of a decision', () => {
  const paint = (state: DecisionState) => {
    at.state = state
    return listButtons(
      renderEnglish(
        <DecisionDialog
          subject={{ number: '7' } as DecisionSubject}
          decision="pauseCase"
          today="2026-11-20"
          onClose={nothing}
        />,
      ),
    )
  }

  test('does not call it off once it was sent and nobody knows what became of it', () => {
    const buttons = paint({ at: 'unknown', failure: { kind: 'unknown-outcome' }, checked: null })
    expect(buttons).toContain('Close')
    expect(buttons).not.toContain('Cancel')
  })

  test('is to cancel it while nothing was sent', () =>
    expect(paint({ at: 'asked', failure: null })).toContain('Cancel'))

  test('says of one that was only submitted that it is not done', () => {
    at.state = { at: 'made', how: 'accepted' } satisfies DecisionState
    const markup = renderEnglish(
      <DecisionDialog
        subject={{ number: '7' } as DecisionSubject}
        decision="pauseCase"
        today="2026-11-20"
        onClose={nothing}
      />,
    )
    expect(markup).toContain('Submitted, not done yet')
  })
})

describe('a queue of decisions on several cases', () => {
  const rows = [1, 2, 3].map((id) => ({
    caseId: String(id),
    caseNumber: id,
    status: 'OPEN',
    subStatus: 'DEBT_COLLECTION_LIST_MANUAL',
  })) as CollectionCase[]
  const paint = (queue: DecisionQueue) => {
    at.queue = queue
    return renderEnglish(
      <BulkDecisionDialog
        organizationId="6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11"
        userName="kari"
        verb="accept"
        today="2026-11-20"
        rows={rows}
        subjects={caseSubjects}
        onClose={nothing}
      />,
    )
  }
  const over = { is: 'over', bulkActionId: null, failure: null, sent: 3 } as const

  test('begins by a button that names what it does', () =>
    expect(
      listButtons(
        paint({
          is: 'ready',
          bulkActionId: null,
          failure: null,
          sent: 0,
          decided: 0,
          submitted: 0,
        }),
      ),
    ).toContain('Approve 3 cases'))

  test.each([
    [3, 0, '3 of 3 decided'],
    [1, 2, '1 of 3 decided, 2 submitted but not done yet'],
    [0, 3, '0 of 3 decided, 3 submitted but not done yet'],
    [1, 0, '1 of 3 decided'],
  ])('that decided %i and submitted %i says: %s', (decided, submitted, said) =>
    expect(paint({ ...over, decided, submitted })).toMatch(new RegExp(`<h3[^>]*>${said}</h3>`)),
  )
})
