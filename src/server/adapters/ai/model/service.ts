import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { DrawOptions } from '#server/ports/ai.ts'
import type { Pages } from '#server/ports/pages.ts'
import type { ReasoningEffort, ServiceConfig } from '../ai-config.ts'
import { type Provider, providers } from '../providers.ts'
import { serviceAddresses } from '../service-address.ts'
import { eitherLanguage } from './either-language.ts'
import { chatPictureFetch } from './fetch/chat-picture-fetch.ts'
import { findAddress } from './fetch/find-address.ts'
import { learningFetch } from './fetch/learning-fetch.ts'
import { limitedFetch } from './fetch/limited-fetch.ts'
import { outgoingFetch } from './fetch/outgoing-fetch.ts'
import { pictureFetch } from './fetch/picture-fetch.ts'
import type { Change } from './fetch/request-parameters.ts'
import { streamedFetch } from './fetch/streamed-fetch.ts'
import { concealing } from './words-of-failure.ts'

type Compatible = ReturnType<typeof createOpenAICompatible>
export type LanguageModel = ReturnType<Compatible['chatModel']>
export type ImageModel = ReturnType<Compatible['imageModel']>
export type CallOptions = Parameters<LanguageModel['doStream']>[0]
type ImageCallOptions = Parameters<ImageModel['doGenerate']>[0]
export type ImageOptions = Partial<Pick<ImageCallOptions, 'size' | 'aspectRatio' | 'providerOptions'>>

/** A configured service with what differs between the providers. */
export interface Service {
  provider: ServiceConfig['provider']
  /** What the interface calls it. */
  name: string
  /** Whether its models look at photos without one being named for it. */
  sees: boolean
  language(model: string): LanguageModel
  /** @throws Error where the service has no image models */
  image(model: string): ImageModel
  /** Beyond prompt and schema. `reasoning` is what suits the provider: a recipe needs little thinking before it is written. */
  callOptions: { reasoning: ReasoningEffort | undefined; providerOptions: CallOptions['providerOptions'] }
  imageOptions(model: string, quality: DrawOptions['quality']): ImageOptions
  /** Where it answered last, or where it will be looked for first. */
  address(): string
  /** What a model of it was found not to take. */
  changesOf(model: string): readonly Change[]
  /** What may be shown of how it was set up. */
  shown: { hasKey: boolean; headers: string[]; proxy: string | null }
  /** The text without the key and the values of headers. */
  conceal(text: string): string
  /** Reads what the service tells of itself, at a path below its address, or below its host with `origin:` before it. */
  read(path: string, signal: AbortSignal): Promise<Response>
}

/** A recipe has some 4 kB. Chunks of a stream carry up to 50 times their text. */
const TEXT_BYTES = 4_000_000
/** A picture of 4 megapixels in base64, as PNG. */
const PICTURE_BYTES = 40_000_000

/**
 * Opens the way to a service. Base addresses are always given, never left to the SDK: it would read them from the
 * environment, which only config.ts does.
 */
export function openService(config: ServiceConfig, pages?: Pick<Pages, 'fetchPicture'>): Service {
  const provider: Provider = providers[config.provider]
  const [likeliest, ...others] = serviceAddresses(config.provider, config.baseUrl)
  if (!likeliest) throw new Error('AI_BASE_URL is needed for this AI_PROVIDER')
  if (provider.needsKey && !config.apiKey) throw new Error('AI_API_KEY is needed for this AI_PROVIDER')
  const outgoing = outgoingFetch(config.proxy)
  const found = findAddress([likeliest, ...others], limitedFetch(TEXT_BYTES, outgoing))
  const learned = learningFetch(found.fetch)
  // Pictures lie where the texts do, once these were found.
  const forPictures = findAddress([likeliest, ...others], limitedFetch(PICTURE_BYTES, outgoing))
  const learnedOfPictures = learningFetch(forPictures.fetch).fetch
  const painting =
    provider.protocol === 'chat'
      ? chatPictureFetch(learnedOfPictures, { isUsual: config.provider === 'openrouter' })
      : learnedOfPictures
  const headers = {
    ...config.headers,
    ...(provider.keyHeader && config.apiKey && { [provider.keyHeader]: config.apiKey }),
  }
  const way = {
    baseURL: likeliest,
    apiKey: provider.keyHeader ? undefined : (config.apiKey ?? undefined),
    headers,
  }
  return {
    provider: config.provider,
    name: provider.name,
    sees: provider.sees ?? false,
    ...modelsOf(config.provider, way, {
      text: learned.fetch,
      pictures: pictureFetch(likeliest, painting, pages),
    }),
    address: found.current,
    changesOf: learned.changesOf,
    shown: {
      hasKey: Boolean(config.apiKey),
      headers: Object.keys(config.headers ?? {}),
      proxy: config.proxy ? new URL(config.proxy).host : null,
    },
    conceal: concealing([config.apiKey, ...Object.values(config.headers ?? {})]),
    read: (path, signal) =>
      found.fetch(
        path.startsWith('origin:') ? `${new URL(likeliest).origin}${path.slice(7)}` : `${likeliest}${path}`,
        {
          headers: { ...headers, ...keyHeaders(provider, config.apiKey) },
          signal,
        },
      ),
  }
}

interface Way {
  baseURL: string
  apiKey: string | undefined
  headers: Record<string, string>
}

type Models = Pick<Service, 'language' | 'image' | 'callOptions' | 'imageOptions'>

function modelsOf(
  name: ServiceConfig['provider'],
  way: Way,
  fetches: { text: typeof fetch; pictures: typeof fetch },
): Models {
  const { apiKey = '' } = way
  const { text, pictures } = fetches
  switch (providers[name].protocol) {
    case 'responses': {
      const openAi = createOpenAI({ ...way, apiKey, fetch: text })
      const painting = createOpenAI({ ...way, apiKey, fetch: pictures })
      const isOwn = new URL(way.baseURL).hostname === 'api.openai.com'
      const chat = compatible(way, streamedFetch(text))
      // Copies answer with addresses, which OpenAI's own client does not read.
      const copied = compatible(way, pictures, 'openai')
      return {
        // Servers that copy OpenAI mostly know its older call only.
        language: (model) =>
          isOwn ? openAi.responses(model) : eitherLanguage(openAi.responses(model), chat.chatModel(model)),
        image: (model) => (isOwn ? painting.image(model) : copied.imageModel(model)),
        // Cooks' words are not kept by the provider.
        callOptions: { reasoning: 'low', providerOptions: { openai: { store: false } } },
        imageOptions: openAiImageOptions,
      }
    }
    case 'messages': {
      const anthropic = createAnthropic({ ...way, apiKey, fetch: text })
      return {
        language: (model) => anthropic(model),
        image: () => {
          throw new Error('AI_IMAGE_MODEL: Anthropic has no image models; unset it, or set AI_IMAGE_PROVIDER')
        },
        callOptions: { reasoning: undefined, providerOptions: undefined },
        imageOptions: () => ({}),
      }
    }
    case 'google': {
      const google = createGoogle({ ...way, apiKey, fetch: text })
      const painting = createGoogle({ ...way, apiKey, fetch: pictures })
      return {
        language: (model) => google(model),
        image: (model) => painting.image(model),
        callOptions: { reasoning: 'low', providerOptions: undefined },
        imageOptions: (_, quality) => ({
          aspectRatio: '4:3',
          ...(quality === 'high' && { providerOptions: { google: { imageConfig: { imageSize: '2K' } } } }),
        }),
      }
    }
    case 'chat': {
      const chat = compatible(way, streamedFetch(text))
      const painting = compatible(way, pictures)
      return {
        language: (model) => chat.chatModel(model),
        image: (model) => painting.imageModel(model),
        // Ollama's thinking models leave the content empty and spend the window on thoughts.
        callOptions: { reasoning: name === 'ollama' ? 'none' : undefined, providerOptions: undefined },
        imageOptions: (_, quality) => ({
          size: '1024x1024',
          ...(quality === 'high' && { providerOptions: { compatible: { quality: 'high' } } }),
        }),
      }
    }
  }
}

const compatible = (way: Way, fetch: typeof globalThis.fetch, name = 'compatible') =>
  createOpenAICompatible({
    ...way,
    // An empty key is none: no header is sent.
    apiKey: way.apiKey || undefined,
    name,
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch,
  })

const keyHeaders = (
  { protocol, keyHeader }: Provider,
  key: string | null | undefined,
): Record<string, string> => {
  if (!key || keyHeader) return {}
  if (protocol === 'messages') return { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
  return protocol === 'google' ? { 'x-goog-api-key': key } : { authorization: `Bearer ${key}` }
}

/** The families of OpenAI's image models name their sizes and qualities differently. */
function openAiImageOptions(model: string, quality: DrawOptions['quality']): ImageOptions {
  if (model.startsWith('gpt-image')) {
    return {
      size: '1536x1024',
      providerOptions: { openai: { quality: quality === 'high' ? 'high' : 'medium' } },
    }
  }
  if (model.startsWith('dall-e-3')) {
    return {
      size: '1792x1024',
      providerOptions: { openai: { quality: quality === 'high' ? 'hd' : 'standard' } },
    }
  }
  return { size: '1024x1024' }
}
