import type { Cookbook } from '#kitchen/cookbook/open-cookbook.ts'
import type { Ai } from '#server/ports/ai.ts'
import type { AiConfig, ModelConfig } from './ai-config.ts'
import { createBuiltinAi } from './builtin/create-builtin-ai.ts'
import type { ModelAiDeps } from './model/create-model-ai.ts'

export type { AiConfig } from './ai-config.ts'

/**
 * Opens the built-in kitchen or the configured model. A model that fails is reported, never silently
 * replaced.
 * The clients of the providers are loaded only where one is configured: they are heavier than the rest of the
 * server's code.
 */
export const openAi = async (config: AiConfig, deps: ModelAiDeps & { cookbook: Cookbook }): Promise<Ai> => {
  if (!isModel(config)) return createBuiltinAi(deps.cookbook)
  const { createModelAi } = await import('./model/create-model-ai.ts')
  return createModelAi(config, deps)
}

const isModel = (config: AiConfig): config is ModelConfig => config.provider !== 'builtin'
