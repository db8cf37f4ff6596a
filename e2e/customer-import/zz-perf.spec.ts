import { routes } from '@/lib/shared/routes'
import { test, visit } from '../fixtures'

test('twenty thousand rows', async ({ desk, page }) => {
  test.setTimeout(240_000)
  await desk.signIn('controller')
  await page.addInitScript(() => {
    const w = window as never as { tasks: [number, number][] }
    w.tasks = []
    new PerformanceObserver((list) => { for (const e of list.getEntries()) w.tasks.push([Math.round(e.startTime), Math.round(e.duration)]) }).observe({ entryTypes: ['longtask'] })
  })
  const n = 20_000
  const lines = Array.from({ length: n }, (_, i) => `${10000 + i};Street ${i};5003;Bergen;a${i}@b.example;+47 22 33 44 ${10 + (i % 90)}`)
  await visit(page, routes.customerImport(desk.clientNo))
  const tasks = async (what: string) => {
    const t = await page.evaluate(() => { const w = window as never as { tasks: [number, number][] }; const x = w.tasks; w.tasks = []; return { at: performance.now(), x } })
    const over = t.x.map(([, d]) => d).sort((a, b) => b - a)
    console.log('PERF', what, 'at', Math.round(t.at), 'long tasks', over.length, 'top', over.slice(0, 8))
  }
  await tasks('start')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(['Kundenr;Adresse;Postnr;Poststed;E-post;Telefon', ...lines].join('\r\n')) })
  await page.getByRole('button', { name: /^Preview 20/ }).waitFor({ timeout: 120_000 })
  await page.waitForFunction(() => !document.querySelector('main + *, section')?.textContent?.includes('Checking rows'), null, { timeout: 120_000 })
  await page.getByText('Checking rows').waitFor({ state: 'detached', timeout: 120_000 }).catch(() => {})
  await tasks('checked')
  await page.getByRole('button', { name: /^Preview 20/ }).click()
  await page.getByRole('grid', { name: 'What happens to each row' }).waitFor({ timeout: 200_000 })
  await tasks('previewed')
  await page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name: /Unknown/ }).click()
  await page.waitForTimeout(1500)
  await tasks('filtered')
  console.log('PERF', (await page.getByRole('group', { name: 'Show rows' }).innerText()).replace(/\s+/g, ' '))
})
