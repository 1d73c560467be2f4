import { z } from 'zod'

export const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'], `${name} must be true or false`)
    .transform((value) => ['true', '1', 'on', 'yes'].includes(value))

export const whole = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${name} must be between ${min} and ${max}`)

export const oneOf = <const V extends readonly [string, ...string[]]>(name: string, values: V) =>
  z.enum(values, `${name} must be one of ${values.join(', ')}`)

export const webAddress = (name: string, example: string) =>
  z.string().refine((value) => {
    const url = URL.canParse(value) && new URL(value)
    return url && ['http:', 'https:'].includes(url.protocol)
  }, `${name} must be an address such as ${example}`)
