import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServiceNameProvider, useServiceName } from './service-name'

const Sentence = () => `Not sent: ${useServiceName()} did not answer.`

test('a page names the service as the settings do', () => {
  const named = (
    <ServiceNameProvider name="Ledger">
      <Sentence />
    </ServiceNameProvider>
  )
  expect(renderToStaticMarkup(named)).toBe('Not sent: Ledger did not answer.')
  expect(renderToStaticMarkup(<Sentence />)).toBe('Not sent: the service did not answer.')
})
