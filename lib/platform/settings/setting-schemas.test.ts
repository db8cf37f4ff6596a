import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  makeChoiceSchemas,
  makeDefaultSchemas,
  makeOptionalSchemas,
  makeSchema,
} from './setting-schemas'

const parse = (schemas: Record<string, z.ZodType>, given: Record<string, string>) =>
  z.object(schemas).safeParse(given)

test('a text that the rule of the list refuses is refused in its words, and not read', () => {
  const read = () => {
    throw new Error('was read')
  }
  const { error } = parse(makeDefaultSchemas(read, 'SESSION_HOURS'), { SESSION_HOURS: '0' })
  expect(error?.issues).toMatchObject([
    { path: ['SESSION_HOURS'], message: 'must be a number greater than 0' },
  ])
})

test('each part that is wrong is named by its place', () => {
  const schemas = makeOptionalSchemas((text) => text, 'DESK_WORKSPACES')
  const { error } = parse(schemas, { DESK_WORKSPACES: '[{"name":"One"},{"clientNo":1}]' })
  expect(error?.issues).toMatchObject([{ path: ['DESK_WORKSPACES', 1, 'name'] }])
})

test('what is left out has the default of the list as it is read, or none', () => {
  const schemas = {
    ...makeDefaultSchemas(Number, 'SESSION_HOURS'),
    ...makeChoiceSchemas('RIGHTS'),
    ...makeOptionalSchemas(Number, 'DESK_URL'),
  }
  expect(parse(schemas, {}).data).toEqual({ SESSION_HOURS: 12, RIGHTS: 'token' })
  expect(parse({ RIGHT_TO_REVEAL: makeSchema('RIGHT_TO_REVEAL', String) }, {}).success).toBe(false)
})

test('a setting that the list has not, or has without a default, is told at once', () => {
  expect(() => makeSchema('SESSION_DAYS', Number)).toThrow('SESSION_DAYS: is not in the list')
  expect(() => makeDefaultSchemas(String, 'DESK_URL')).toThrow('DESK_URL: has no default')
})
