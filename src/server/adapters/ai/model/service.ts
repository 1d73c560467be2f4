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

/** Configured service with the differences between providers. */
export interface Service {
  provider: ServiceConfig['provider']
  /** Name in the interface. */
  name: string
  /** True when its models look at photos without a separate vision model. */
  sees: boolean
  language(model: string): LanguageModel
  /** @throws Error where the service has no image models */
  image(model: string): ImageModel
  /**
   * Parameters beyond prompt and schema. `reasoning` suits the provider: a recipe needs little thinking
   * before it is written.
   */
  callOptions: { reasoning: ReasoningEffort | undefined; providerOptions: CallOptions['providerOptions'] }
  imageOptions(model: string, quality: DrawOptions['quality']): ImageOptions
  /** Returns the address that answered last, or the one that is tried first. */
  address(): string
  /** Returns the changes that requests to a model were found to need. */
  changesOf(model: string): readonly Change[]
  /** Settings that may be shown to the operator. */
  shown: { hasKey: boolean; headers: string[]; proxy: string | null }
  /** Returns the text without the key and the values of headers. */
  conceal(text: string): string
  /** Reads a path below the address of the service, or below its host with `origin:` before it. */
  read(path: string, signal: AbortSignal): Promise<Response>
}

/**
 * Maximum bytes of an answer: a recipe has some 4 kB, and chunks of a stream carry up to 50 times their text.
 */
const TEXT_BYTES = 4_000_000
/** Maximum bytes of a picture: 4 megapixels as PNG in base64. */
const PICTURE_BYTES = 40_000_000

/**
 * Creates the client of a service. Base addresses are always given, never left to the SDK: it would read them
 * from the environment, which only config.ts does.
 */
export function openService(config: ServiceConfig, pages?: Pick<Pages, 'fetchPicture'>): Service {
  const provider: Provider = providers[config.provider]
  const [likeliest, ...others] = serviceAddresses(config.provider, config.baseUrl)
  if (!likeliest) throw new Error('AI_BASE_URL is needed for this AI_PROVIDER')
  if (provider.needsKey && !config.apiKey) throw new Error('AI_API_KEY is needed for this AI_PROVIDER')
  const outgoing = outgoingFetch(config.proxy)
  const found = findAddress([likeliest, ...others], limitedFetch(TEXT_BYTES, outgoing))
  const learned = learningFetch(found.fetch)
  // Pictures have a fetch of their own because they may be larger than texts.
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
      // Services that copy OpenAI answer with addresses of pictures, which OpenAI's own client does not read.
      const copied = compatible(way, pictures, 'openai')
      return {
        // Services that copy OpenAI mostly know its older call only.
        language: (model) =>
          isOwn ? openAi.responses(model) : eitherLanguage(openAi.responses(model), chat.chatModel(model)),
        image: (model) => (isOwn ? painting.image(model) : copied.imageModel(model)),
        // `store: false` keeps the provider from storing the cooks' words.
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
        // Thinking models of Ollama leave the content empty and spend the context on thoughts.
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
    // An empty key counts as none, and no header is sent.
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

/** Options for OpenAI's image models, whose families name their sizes and qualities differently. */
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
