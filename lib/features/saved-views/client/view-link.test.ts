import { describe, expect, test } from 'vitest'
import { findOpenView } from './view-link'

const views = [
  { viewId: 'own', query: 'status=OPEN&q=Hansen' },
  { viewId: 'all', query: '' },
  { viewId: 'shared', query: 'status=OPEN&q=Hansen' },
  { viewId: 'paid', query: 'status=PAID' },
]

describe('findOpenView', () => {
  test.each([
    ['view=paid&status=PAID', 'paid'],
    ['view=paid&status=OPEN', 'paid'],
    ['view=all', 'all'],
    ['status=PAID&page=3&open=9001', 'paid'],
    ['q=Hansen&status=OPEN', 'own'],
    ['status=PAID&q=Hansen', undefined],
    ['view=gone&status=PAID', undefined],
    ['', undefined],
    ['page=2', undefined],
  ])('%s shows %s', (query, viewId) => {
    expect(findOpenView(views, query)?.viewId).toBe(viewId)
  })
})
