import { z } from 'zod'
import { Failure } from './failure.ts'
import type { Service } from './service.ts'

export interface CallRequest {
  /** Parsed JSON or form; nothing of it is known to be as it should. */
  body: unknown
  ip: string
  userAgent?: string | null
}

/** One call of the SDK: what it answers as JSON. Refuses with Failure. */
export type Call = (service: Service, request: CallRequest) => Promise<object> | object

/** A text field that may be absent. PostgreSQL has no NUL in texts, and no field but the password has a use for it. */
export const text = z
  .string()
  .refine((value) => !value.includes('\0'))
  .nullish()

/** Reads a body; a field of the wrong type is refused by name. */
export function fieldsOf<Shape extends z.ZodRawShape>(
  shape: Shape,
  body: unknown,
): z.infer<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new Failure('INVALID_ARGUMENT', `Invalid value at '${field}'`)
}
