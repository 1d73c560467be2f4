import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { load } from 'cheerio/slim'
import { PictureStoreError } from '#server/ports/pictures.ts'

export interface S3Config {
  /**
   * Address of the store, such as `https://s3.eu-central-1.amazonaws.com`. The bucket is the first part of
   * the path, which every store understands.
   */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Patience {
  /** Milliseconds that one attempt may take. */
  timeoutMs: number
  attempts: number
  /** Milliseconds before the second attempt; doubled before each further one. */
  pauseMs: number
}

const usualPatience: S3Patience = { timeoutMs: 5000, attempts: 4, pauseMs: 100 }
/** Milliseconds for the health check, which has to answer at once. */
const ONE_TRY_MS = 2000

export interface S3Object {
  key: string
  /** Milliseconds since 1970. */
  changedAt: number
}

/** True for statuses that are worth a retry: too many requests, and failures of the store itself. */
const isWorthAnother = (status: number) => status === 429 || status >= 500

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
  type?: string
}

/**
 * Client for the six calls of the S3 protocol that storing files needs. Failures of the network, timeouts and
 * 5xx are retried, since each call may be repeated. The last failure rejects with PictureStoreError, whose
 * text holds no key.
 */
export function createS3Client(config: S3Config, given: Partial<S3Patience> = {}) {
  const { timeoutMs, attempts, pauseMs } = { ...usualPatience, ...given }
  const { accessKeyId, secretAccessKey, region } = config
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const root = `${config.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(config.bucket)}`

  async function attempt(
    { method, key, query = {}, body, type }: Call,
    limitMs = timeoutMs,
  ): Promise<Response> {
    const search = new URLSearchParams(query)
    const url = `${root}${key === undefined ? '' : `/${key}`}${search.size > 0 ? `?${search}` : ''}`
    const request = await aws.sign(url, {
      method,
      headers: {
        // The digest is signed with the request, so that bytes that change on the way are refused.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(type && { 'content-type': type }),
      },
      ...(body && { body: Buffer.from(body) }),
    })
    return await fetch(request, { signal: AbortSignal.timeout(limitMs), redirect: 'error' })
  }

  /**
   * Returns the response with its body, read within the time limit. `expected` are the statuses that are no
   * failure.
   */
  async function call(request: Call, expected: readonly number[]) {
    for (let nth = 1; ; nth += 1) {
      let failure: PictureStoreError
      try {
        const response = await attempt(request)
        const bytes = new Uint8Array(await response.arrayBuffer())
        if (expected.includes(response.status)) return { response, bytes }
        failure = refusalOf(request, response.status, bytes)
        if (!isWorthAnother(response.status)) throw failure
      } catch (cause) {
        if (cause instanceof PictureStoreError) throw cause
        failure = new PictureStoreError(`The picture store cannot be reached (${request.method}).`, { cause })
      }
      if (nth >= attempts) throw failure
      await pause(pauseMs * 2 ** (nth - 1) * (0.5 + Math.random()))
    }
  }

  return {
    async get(key: string): Promise<Uint8Array | null> {
      const { response, bytes } = await call({ method: 'GET', key }, [200, 404])
      // A missing bucket answers 404 as well, which must not count as a missing picture.
      if (response.status === 404 && codeOf(bytes) === 'NoSuchBucket') throw noBucket(config.bucket)
      return response.status === 200 ? bytes : null
    },
    /** Returns the time of the last change in milliseconds since 1970; null when there is no such object. */
    async changedAt(key: string): Promise<number | null> {
      const { response } = await call({ method: 'HEAD', key }, [200, 404])
      return response.status === 200 ? Date.parse(response.headers.get('last-modified') ?? '') : null
    },
    async put(key: string, body: Uint8Array, type: string): Promise<void> {
      await call({ method: 'PUT', key, body, type }, [200])
    },
    async remove(key: string): Promise<void> {
      await call({ method: 'DELETE', key }, [200, 204, 404])
    },
    /** Lists objects in the order of their keys, a page of a thousand at a time. */
    async *list(prefix: string): AsyncGenerator<S3Object> {
      let token: string | undefined
      do {
        const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) }
        const { bytes } = await call({ method: 'GET', query }, [200])
        const page = load(Buffer.from(bytes).toString(), { xml: true })
        for (const one of page('Contents')) {
          const text = (name: string) => page(one).children(name).text()
          yield { key: text('Key'), changedAt: Date.parse(text('LastModified')) }
        }
        token = page('IsTruncated').text() === 'true' ? page('NextContinuationToken').text() : undefined
      } while (token)
    },
    /** True when the bucket can be reached with our key just now. One try, at most two seconds. */
    async findsBucket(): Promise<boolean> {
      const response = await attempt({ method: 'HEAD' }, ONE_TRY_MS).catch(() => null)
      return response?.status === 200
    },
  }
}
export type S3Client = ReturnType<typeof createS3Client>

const codeOf = (bytes: Uint8Array) =>
  bytes.byteLength === 0 ? '' : load(Buffer.from(bytes).toString(), { xml: true })('Error > Code').text()

const noBucket = (bucket: string) =>
  new PictureStoreError(`The picture store has no bucket ${bucket}: make it, or set S3_BUCKET to another.`)

const remedies: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket: make it, or set S3_BUCKET to another',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the one of S3_ACCESS_KEY_ID',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
  AccessDenied: 'this key may not do that in the bucket of S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION is another one there',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
}

const refusalOf = ({ method }: Call, status: number, bytes: Uint8Array) => {
  const code = codeOf(bytes)
  const remedy = remedies[code]
  return new PictureStoreError(
    `The picture store answered ${status}${code && ` ${code}`} to ${method}${remedy ? `: ${remedy}.` : '.'}`,
  )
}
