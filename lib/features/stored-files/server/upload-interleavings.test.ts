import { test } from 'vitest'
import { type DeskUnderTest, deskUnderTest } from '@/tests/support/desk-under-test'
import type { Arrived } from '@/tests/support/fake-upstream'
import { faultyUpstream } from '@/tests/support/faulty-upstream'
import { checkOnce, type MeantWrite } from '@/tests/support/once'
import { uploadFile } from './upload-file'

const desk = deskUnderTest()
const names = { kari: 'kari.txt', ola: 'ola.txt' }

/**
 * A service that stores a file as often as it is sent, beside another one of that name and size.
 */
function storingService(of: DeskUnderTest, filters: boolean) {
  const stored = Object.values(names).map((fileName) => ({
    fileName,
    fileSize: 4,
    fileId: `old ${fileName}`,
  }))
  const service = Object.assign(faultyUpstream(of, run), { stored })
  function run({ method, url, text }: Arrived) {
    if (url.includes('/clientconfigs/')) return { status: 404, body: { errorCode: 'not_found' } }
    if (method === 'GET') {
      const asked = new URL(url, 'http://service.test').searchParams.get('filename')
      const files = stored.filter(({ fileName }) => !filters || fileName === asked)
      return { status: 200, body: { summary: { totalCount: files.length }, files } }
    }
    const [{ fileName }] = JSON.parse(text).files
    const fileId = `new ${stored.length}`
    stored.push({ fileName, fileSize: 4, fileId })
    return { status: 200, body: { files: [{ fileName, fileId, status: 'STORED' }] } }
  }
  return service
}

test('whatever happens, a file is stored once at most, and nothing is said of it that is not so', async () => {
  await checkOnce(
    desk,
    ([filters, isAnother]) => {
      const service = storingService(desk, filters)
      if (!isAnother) service.stored.length = 0
      const toMeantWrite = (userName: MeantWrite['userName'], index: number): MeantWrite => {
        const idempotencyKey = `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b1${index}`
        const fileName = names[userName]
        return {
          ...{ idempotencyKey, userName, operation: 'uploadFiles' },
          send: () =>
            uploadFile({
              ...{ idempotencyKey, userName, clientNo: '1001', fileName, isAnother },
              content: Buffer.from('text').toString('base64'),
            }),
          saysDone: (value) => (value as { outcome: string }).outcome === 'stored',
          countDone: () =>
            service.stored.filter(
              (file) => file.fileName === fileName && file.fileId.startsWith('new'),
            ).length,
        }
      }
      return { service, writes: (['kari', 'ola'] as const).map(toMeantWrite) }
    },
    40,
  )
}, 120_000)
