import { z } from 'zod'
import { Failure } from './failure.ts'
import type { Service } from './service.ts'

export interface CallRequest {
  /** Parsed JSON or form data, not validated yet. */
  body: unknown
  ip: string
  userAgent?: string | null
}

/** One call of the SDK, which returns the JSON of the response and throws Failure when it refuses. */
export type Call = (service: Service, request: CallRequest) => Promise<object> | object

/**
 * A text field that may be absent. PostgreSQL cannot store NUL characters, and only passwords could need one.
 */
export const text = z
  .string()
  .refine((value) => !value.includes('\0'))
  .nullish()

/** Validates a request body; a field of the wrong type is named in the failure. */
export function fieldsOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  body: unknown,
): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new Failure('INVALID_ARGUMENT', `Invalid value at '${field}'`)
}
