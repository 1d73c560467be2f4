import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { DrawOptions } from '#server/ports/ai.ts'
import type { ModelConfig } from '../ai-config.ts'
import { limitedFetch } from './limited-fetch.ts'

type Provider = ReturnType<typeof createOpenAICompatible>
export type LanguageModel = ReturnType<Provider['chatModel']>
export type ImageModel = ReturnType<Provider['imageModel']>
type CallOptions = Parameters<LanguageModel['doStream']>[0]
type ImageCallOptions = Parameters<ImageModel['doGenerate']>[0]

type ImageOptions = Partial<Pick<ImageCallOptions, 'size' | 'aspectRatio' | 'providerOptions'>>

/** A configured service with what differs between the providers. */
export interface Endpoint {
  /** `openai:gpt-5-mini`: what a recipe records as its source. */
  engine: string
  label: string
  language: LanguageModel
  image: ImageModel | null
  /** The model that looks at photos, with its own name as engine; null when none is known to see. */
  eyes: { engine: string; language: LanguageModel } | null
  /** Beyond prompt and schema. `reasoning` is dropped when the service refuses a request that carries it. */
  callOptions: Pick<CallOptions, 'reasoning' | 'providerOptions'>
  imageOptions(quality: DrawOptions['quality']): ImageOptions
}

/** A recipe has some 4 kB. Chunks of a stream carry up to 50 times their text. */
const textFetch = limitedFetch(4_000_000)
/** A picture of 4 megapixels in base64, as PNG. */
const imageFetch = limitedFetch(40_000_000)

/**
 * Base addresses are always given, never left to the SDK: it would read them from the environment, which only
 * config.ts does.
 */
export function connect(config: ModelConfig): Endpoint {
  const model = needed(config.model, 'AI_MODEL')
  const common = { engine: `${config.provider}:${model}`, label: `${names[config.provider]} ${model}` }
  const given = config.baseUrl ?? undefined
  const apiKey = config.apiKey ?? undefined
  const eyesOf = (see: (name: string) => LanguageModel, name: string | null | undefined): Endpoint['eyes'] =>
    name ? { engine: `${config.provider}:${name}`, language: see(name) } : null
  const visionModel = config.visionModel ?? model
  switch (config.provider) {
    case 'openai': {
      const settings = { baseURL: given ?? 'https://api.openai.com/v1', apiKey: needed(apiKey, 'AI_API_KEY') }
      const imageModel = config.imageModel
      const text = createOpenAI({ ...settings, fetch: textFetch })
      return {
        ...common,
        language: text.responses(model),
        image: imageModel ? createOpenAI({ ...settings, fetch: imageFetch }).image(imageModel) : null,
        eyes: eyesOf((name) => text.responses(name), visionModel),
        // Cooks' words are not kept by the provider, and a recipe needs little thinking before it is written.
        callOptions: { reasoning: 'low', providerOptions: { openai: { store: false } } },
        imageOptions: (quality) => openAiImageOptions(imageModel ?? '', quality),
      }
    }
    case 'anthropic': {
      if (config.imageModel) throw new Error('AI_IMAGE_MODEL: Anthropic has no image models; unset it')
      const baseURL = given ?? 'https://api.anthropic.com/v1'
      const provider = createAnthropic({ baseURL, apiKey: needed(apiKey, 'AI_API_KEY'), fetch: textFetch })
      return {
        ...common,
        language: provider(model),
        image: null,
        eyes: eyesOf((name) => provider(name), visionModel),
        callOptions: {},
        imageOptions: () => ({}),
      }
    }
    case 'google': {
      const baseURL = given ?? 'https://generativelanguage.googleapis.com/v1beta'
      const settings = { baseURL, apiKey: needed(apiKey, 'AI_API_KEY') }
      const text = createGoogle({ ...settings, fetch: textFetch })
      return {
        ...common,
        language: text(model),
        image: config.imageModel
          ? createGoogle({ ...settings, fetch: imageFetch }).image(config.imageModel)
          : null,
        eyes: eyesOf((name) => text(name), visionModel),
        callOptions: { reasoning: 'low' },
        imageOptions: (quality) => ({
          aspectRatio: '4:3',
          ...(quality === 'high' && { providerOptions: { google: { imageConfig: { imageSize: '2K' } } } }),
        }),
      }
    }
    case 'openai-compatible':
    case 'ollama': {
      const ollama = config.provider === 'ollama'
      const baseURL = ollama ? ollamaUrl(given) : needed(given, 'AI_BASE_URL')
      const settings = {
        name: 'compatible',
        baseURL,
        apiKey,
        supportsStructuredOutputs: true,
        includeUsage: true,
      }
      const text = createOpenAICompatible({ ...settings, fetch: textFetch })
      return {
        ...common,
        language: text.chatModel(model),
        image: config.imageModel
          ? createOpenAICompatible({ ...settings, fetch: imageFetch }).imageModel(config.imageModel)
          : null,
        // Whether a model behind such an address can see is not known: it has to be named.
        eyes: eyesOf((name) => text.chatModel(name), config.visionModel),
        // Ollama's thinking models leave the content empty and spend the window on thoughts.
        callOptions: ollama ? { reasoning: 'none' } : {},
        imageOptions: (quality) => ({
          size: '1024x1024',
          ...(quality === 'high' && { providerOptions: { compatible: { quality: 'high' } } }),
        }),
      }
    }
  }
}

const names: Record<ModelConfig['provider'], string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'Model',
  ollama: 'Ollama',
}

function needed(value: string | null | undefined, variable: string): string {
  if (!value) throw new Error(`${variable} is needed for this AI_PROVIDER`)
  return value
}

/** Ollama speaks the OpenAI protocol below /v1; its address is often given without. */
const ollamaUrl = (given = 'http://127.0.0.1:11434') =>
  given.endsWith('/v1') ? given : `${given.replace(/\/+$/, '')}/v1`

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
