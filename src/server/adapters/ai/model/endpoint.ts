import { DEFAULT_MAX_TOKENS, type ModelConfig } from '../ai-config.ts'
import type { CallOptions, LanguageModel, Service } from './service.ts'

/** Model of a service, ready to be asked. */
export interface Endpoint {
  /** Name that a recipe records as its source, such as `openai:gpt-5-mini`. */
  engine: string
  label: string
  service: Service
  model: string
  language: LanguageModel
  maxTokens: number
  /** Temperature that the operator set; undefined leaves the model its own. */
  temperature: number | undefined
  reasoning: CallOptions['reasoning']
  /** True when the operator set `reasoning`: it is then sent even where a default would be left out. */
  isReasoningSet: boolean
  providerOptions: CallOptions['providerOptions']
}

export const endpointOf = (
  service: Service,
  model: string,
  { maxTokens, temperature, reasoning }: Pick<ModelConfig, 'maxTokens' | 'temperature' | 'reasoning'>,
): Endpoint => ({
  engine: `${service.provider}:${model}`,
  label: `${service.name} ${model}`,
  service,
  model,
  language: service.language(model),
  maxTokens: maxTokens ?? DEFAULT_MAX_TOKENS,
  temperature: temperature ?? undefined,
  reasoning: reasoning ?? service.callOptions.reasoning,
  isReasoningSet: reasoning != null,
  providerOptions: service.callOptions.providerOptions,
})
