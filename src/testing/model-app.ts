import { onTestFinished } from 'vitest'
import type { AiConfig } from '#server/adapters/ai/ai-config.ts'
import { createAi } from '#server/adapters/ai/create-ai.ts'
import { quietLog } from './quiet-log.ts'
import { startStubModel } from './stub-model.ts'
import { testApp } from './test-app.ts'

/** The server with a model behind it, played by a stub that speaks a provider's protocol. */
export const modelApp = async (config: Partial<AiConfig> = {}) => {
  const stub = await startStubModel()
  onTestFinished(() => stub.close())
  const ai = createAi(
    { provider: 'openai-compatible', apiKey: 'key-1', baseUrl: stub.url, model: 'stub', ...config },
    { log: quietLog, clock: { now: () => new Date() } },
  )
  return { stub, ...(await testApp({ ai })) }
}
