import { z } from 'zod'
import {
  type AiConfig,
  MOST_REFERENCES,
  type ModelConfig,
  reasoningEfforts,
  type ServiceConfig,
} from '#server/adapters/ai/ai-config.ts'
import { type ProviderName, providerNames, providerOf, providers } from '#server/adapters/ai/providers.ts'
import { serviceAddresses } from '#server/adapters/ai/service-address.ts'
import { ConfigError } from './config-error.ts'
import { pricesIn } from './model-prices.ts'
import { oneOf, webAddress, whole } from './variable-kinds.ts'

const providerName = (name: string) =>
  z.string().transform((value, context): ProviderName => {
    const found = providerOf(value)
    if (found) return found
    context.addIssue({ code: 'custom', message: `${name} must be one of ${providerNames.join(', ')}` })
    return z.NEVER
  })

/**
 * Accepts a key with quotes and "Bearer", which are often copied with it; a line end or a space inside means
 * that the key was copied wrongly.
 */
const key = (name: string) =>
  z
    .string()
    .transform((value) => unquoted(unquoted(value).replace(/^(?:authorization:\s*)?bearer\s+/i, '')))
    .refine(
      (value) => /^[\x21-\x7e]+$/.test(value),
      `${name} holds a character that no key has: copy it anew`,
    )

const unquoted = (value: string) => value.replace(/^["'<]+|["'>]+$/g, '').trim()

const address = (name: string) =>
  z
    .string()
    .refine(
      (value) => serviceAddresses('openai-compatible', value).length > 0,
      `${name} must be an address such as http://127.0.0.1:11434`,
    )

const headers = z.string().transform((value, context): Record<string, string> => {
  const wrong = (): never => {
    const message = 'AI_HEADERS must be a JSON object of texts, such as {"X-Title":"Larder"}'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  try {
    const parsed = z
      .record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/))
      .safeParse(JSON.parse(value))
    return parsed.success ? parsed.data : wrong()
  } catch {
    return wrong()
  }
})

const temperature = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/, 'AI_TEMPERATURE must be a number')
  .transform(Number)
  .refine((value) => value <= 2, 'AI_TEMPERATURE must be between 0 and 2')

/** Schemas of the variables for AI models. */
export const aiVariables = {
  AI_PROVIDER: z
    .string()
    .transform((value, context) => {
      const found = value.toLowerCase() === 'builtin' ? 'builtin' : providerOf(value)
      if (found) return found
      const message = `AI_PROVIDER must be one of builtin, ${providerNames.join(', ')}`
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
    .default('builtin'),
  AI_API_KEY: key('AI_API_KEY').optional(),
  AI_BASE_URL: address('AI_BASE_URL').optional(),
  AI_MODEL: z.string().optional(),
  AI_HEADERS: headers.optional(),
  AI_PROXY: webAddress('AI_PROXY', 'http://proxy.example:3128').optional(),
  AI_TIMEOUT_S: whole('AI_TIMEOUT_S', 1, 600).optional(),
  AI_PAUSE_S: whole('AI_PAUSE_S', 1, 600).optional(),
  AI_MAX_TOKENS: whole('AI_MAX_TOKENS', 500, 1_000_000).optional(),
  AI_TEMPERATURE: temperature.optional(),
  AI_REASONING: oneOf('AI_REASONING', reasoningEfforts).optional(),
  AI_REFERENCES: whole('AI_REFERENCES', 0, MOST_REFERENCES).optional(),
  AI_VISION_MODEL: z.string().optional(),
  AI_VISION_PROVIDER: providerName('AI_VISION_PROVIDER').optional(),
  AI_VISION_BASE_URL: address('AI_VISION_BASE_URL').optional(),
  AI_VISION_API_KEY: key('AI_VISION_API_KEY').optional(),
  AI_IMAGE_MODEL: z.string().optional(),
  AI_IMAGE_PROVIDER: providerName('AI_IMAGE_PROVIDER').optional(),
  AI_IMAGE_BASE_URL: address('AI_IMAGE_BASE_URL').optional(),
  AI_IMAGE_API_KEY: key('AI_IMAGE_API_KEY').optional(),
  AI_FALLBACK_MODEL: z.string().optional(),
  AI_FALLBACK_PROVIDER: providerName('AI_FALLBACK_PROVIDER').optional(),
  AI_FALLBACK_BASE_URL: address('AI_FALLBACK_BASE_URL').optional(),
  AI_FALLBACK_API_KEY: key('AI_FALLBACK_API_KEY').optional(),
  AI_PRICES: z
    .string()
    .refine(
      (value) => pricesIn(value) !== null,
      'AI_PRICES must be models with their prices, such as gpt-5-mini=0.25/2, gpt-image-1=0.04',
    )
    .optional(),
  AI_PRICES_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'AI_PRICES_CURRENCY must be three letters such as USD')
    .default('USD'),
}

const aiEnvironment = z.object(aiVariables)
type AiVariables = z.output<typeof aiEnvironment>
type Role = 'VISION' | 'IMAGE' | 'FALLBACK'

/**
 * Reads which engines write, look at photos and draw.
 * @throws ConfigError where a variable is missing, or has no effect without another
 */
export const aiSettings = (env: AiVariables): AiConfig => {
  const { AI_PROVIDER: provider } = env
  if (provider === 'builtin') return builtinAlone(env)
  const own: ServiceConfig = {
    provider,
    apiKey: env.AI_API_KEY ?? null,
    baseUrl: env.AI_BASE_URL ?? null,
    headers: env.AI_HEADERS ?? null,
    proxy: env.AI_PROXY ?? null,
  }
  requireFor(own, `AI_PROVIDER=${provider}`, 'AI')
  if (!env.AI_MODEL) throw new ConfigError(`AI_MODEL is missing: AI_PROVIDER=${provider} needs it.`)
  const fallback = serviceFor(env, own, 'FALLBACK')
  return {
    ...own,
    model: env.AI_MODEL,
    visionModel: env.AI_VISION_MODEL ?? null,
    vision: serviceFor(env, own, 'VISION'),
    imageModel: env.AI_IMAGE_MODEL ?? null,
    image: imageServiceFor(env, own),
    fallback: env.AI_FALLBACK_MODEL ? { ...(fallback ?? own), model: env.AI_FALLBACK_MODEL } : null,
    timeoutS: env.AI_TIMEOUT_S ?? null,
    pauseS: env.AI_PAUSE_S ?? null,
    maxTokens: env.AI_MAX_TOKENS ?? null,
    temperature: env.AI_TEMPERATURE ?? null,
    reasoning: env.AI_REASONING ?? null,
    references: env.AI_REFERENCES ?? null,
  } satisfies ModelConfig
}

const builtinAlone = (env: AiVariables): AiConfig => {
  const stray = (Object.keys(aiVariables) as (keyof AiVariables)[]).find(
    (name) => !['AI_PROVIDER', 'AI_PRICES_CURRENCY'].includes(name) && env[name] !== undefined,
  )
  if (!stray) return { provider: 'builtin' }
  throw new ConfigError(`${stray} is set but AI_PROVIDER is builtin: set AI_PROVIDER, or unset ${stray}.`)
}

const requireFor = ({ provider, apiKey, baseUrl }: ServiceConfig, because: string, prefix: string) => {
  const missing = (name: string) => new ConfigError(`${prefix}_${name} is missing: ${because} needs it.`)
  if (providers[provider].needsKey && !apiKey) throw missing('API_KEY')
  if (providers[provider].address === null && !baseUrl) throw missing('BASE_URL')
}

/** Returns the separate service of one role; null where the writing service does its work. */
const serviceFor = (env: AiVariables, own: ServiceConfig, role: Role): ServiceConfig | null => {
  const prefix = `AI_${role}` as const
  const given = {
    provider: env[`${prefix}_PROVIDER`],
    baseUrl: env[`${prefix}_BASE_URL`],
    apiKey: env[`${prefix}_API_KEY`],
  }
  const [name] = Object.entries(given).find(([, value]) => value !== undefined) ?? []
  if (!name) return null
  if (!env[`${prefix}_MODEL`]) {
    throw new ConfigError(
      `${prefix}_MODEL is missing: without it the other settings of ${prefix} mean nothing.`,
    )
  }
  const provider = given.provider ?? own.provider
  // A key is sent only to the service for which it was given.
  const isElsewhere = provider !== own.provider || given.baseUrl !== undefined
  const service: ServiceConfig = {
    provider,
    baseUrl: given.baseUrl ?? (isElsewhere ? null : own.baseUrl) ?? null,
    apiKey: given.apiKey ?? (isElsewhere ? null : own.apiKey) ?? null,
    headers: isElsewhere ? null : (own.headers ?? null),
    proxy: own.proxy ?? null,
  }
  requireFor(service, `${prefix}_PROVIDER=${provider}`, prefix)
  return service
}

const imageServiceFor = (env: AiVariables, own: ServiceConfig): ServiceConfig | null => {
  const service = serviceFor(env, own, 'IMAGE')
  if (env.AI_IMAGE_MODEL && (service ?? own).provider === 'anthropic') {
    throw new ConfigError(
      'AI_IMAGE_MODEL is set but Anthropic has no image models: set AI_IMAGE_PROVIDER to one that has, or unset it.',
    )
  }
  return service
}
