import { expect, test } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { CauseFacts } from './cause-facts'

test.each(['Failed', ' failed '])('a row that is “%s” has its cause, as in the list', (Status) =>
  expect(
    renderPage(<CauseFacts row={{ Status, LogText: 'Mailbox full' }} clients={[]} />),
  ).toContain('The recipient’s mailbox can’t receive more mail right now.'),
)
