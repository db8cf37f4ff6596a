import { expect, test } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { MarkFailure } from './mark-failure'

test('who took a line first is a link wherever they are named', () =>
  expect(
    readWithLinks(
      renderPage(
        <MarkFailure failure={{ kind: 'conflict', code: 'claimed', message: 'ola' } as never} />,
      ),
    ),
  ).toBe(
    '[ola](/journal?who=ola) took this first. Nothing was changed. Talk to [ola](/journal?who=ola), or take it over.',
  ))
