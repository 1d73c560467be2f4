import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type S3Keys, signatureFault } from './s3-signature.ts'

export interface StoredObject {
  bytes: Buffer
  type: string
  changedAt: Date
}

/**
 * A planned failure of a request: a response with this status, a broken connection, or no response at all.
 */
export type S3Fault = { status: number; code: string } | 'break' | 'hang'

interface Answer {
  status: number
  body?: Buffer | string
  headers?: Record<string, string>
}

const statuses: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MethodNotAllowed: 405,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
  InvalidRange: 416,
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const xml = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${inner}`
const fault = (code: string, status = statuses[code] ?? 403): Answer => ({
  status,
  body: xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  headers: { 'content-type': 'application/xml' },
})

/**
 * Starts an S3-compatible store in this process: one bucket, the calls of a file store, checked signatures,
 * and S3's own error codes. Its behaviour follows Amazon's description of the API.
 */
export const startS3 = async ({ bucket = 'larder', pageSize = 1000, port = 0 } = {}) => {
  const keys: S3Keys = {
    accessKeyId: 'AKIALARDERTEST',
    secretAccessKey: 'store/of+secrets',
    region: 'here-1',
  }
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  const planned: S3Fault[] = []

  const list = (query: URLSearchParams): Answer => {
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
    // Sorts by code units, as S3 orders keys; every key of ours is ASCII.
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name > after).sort()
    const page = names.slice(0, pageSize)
    const contents = page.map((name) => {
      const { changedAt, bytes } = objects.get(name) as StoredObject // every listed name has an object
      return `<Contents><Key>${escaped(name)}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const isCut = names.length > page.length
    const next = isCut
      ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64url')}</NextContinuationToken>`
      : ''
    return {
      status: 200,
      body: xml(
        `<ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      ),
      headers: { 'content-type': 'application/xml' },
    }
  }

  const read = (key: string, range: string | undefined): Answer => {
    const object = objects.get(key)
    if (!object) return fault('NoSuchKey')
    const headers = {
      'content-type': object.type,
      'last-modified': object.changedAt.toUTCString(),
      etag: `"${createHash('md5').update(object.bytes).digest('hex')}"`,
      'accept-ranges': 'bytes',
    }
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
    if (from === undefined) return { status: 200, body: object.bytes, headers }
    const first = Number(from)
    const last = Math.min(to ? Number(to) : Number.POSITIVE_INFINITY, object.bytes.length - 1)
    if (first > last) return fault('InvalidRange')
    return {
      status: 206,
      body: object.bytes.subarray(first, last + 1),
      headers: { ...headers, 'content-range': `bytes ${first}-${last}/${object.bytes.length}` },
    }
  }

  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    const refused = signatureFault(request, body, keys)
    if (refused) return fault(refused)
    const url = new URL(request.url ?? '/', 'http://store')
    const [, named = '', ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    if (named !== bucket) return fault('NoSuchBucket')
    switch (`${request.method} ${key ? 'object' : 'bucket'}`) {
      case 'HEAD bucket':
        return { status: 200 }
      case 'GET bucket':
        return url.searchParams.get('list-type') === '2' ? list(url.searchParams) : fault('MethodNotAllowed')
      case 'PUT object':
        objects.set(key, {
          bytes: body,
          type: request.headers['content-type'] ?? 'binary/octet-stream',
          changedAt: new Date(),
        })
        return { status: 200 }
      case 'GET object':
      case 'HEAD object':
        return read(key, request.headers.range)
      case 'DELETE object':
        objects.delete(key)
        return { status: 204 }
      default:
        return fault('MethodNotAllowed')
    }
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push(`${request.method} ${request.url}`)
    const wrong = planned.shift()
    if (wrong === 'hang') return
    if (wrong === 'break') return void request.socket.destroy()
    send(
      response,
      request.method,
      wrong ? fault(wrong.code, wrong.status) : answer(request, Buffer.concat(chunks)),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening server has a port

  return {
    config: { endpoint, bucket, ...keys },
    /** The configuration as environment variables. */
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    objects,
    requests,
    /** Makes the next requests fail in these ways, one each. */
    fail: (...faults: S3Fault[]) => void planned.push(...faults),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type TestS3 = Awaited<ReturnType<typeof startS3>>

const send = (
  response: ServerResponse,
  method: string | undefined,
  { status, body = '', headers = {} }: Answer,
) => {
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    'x-amz-request-id': 'TEST',
  })
  response.end(method === 'HEAD' ? undefined : body)
}
