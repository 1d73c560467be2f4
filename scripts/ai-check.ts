import type { ModelConnection, ModelRole, ModelTrial } from '#contract/models.ts'
import type { ModelConfig } from '#server/adapters/ai/ai-config.ts'
import { createModelAi } from '#server/adapters/ai/model/create-model-ai.ts'
import { createPages } from '#server/adapters/pages/create-pages.ts'
import { ConfigError, loadEnvFile, readConfig } from '#server/config.ts'
import { systemClock } from '#server/ports/clock.ts'
import { log } from './command-database.ts'

/**
 * `npm run ai:check` asks every configured model one small question and prints the answer, like "Test
 * connection" on the administrators' page. `-- --pictures` also has one picture painted, which costs as much
 * as any picture. Exits with 1 when one fails.
 */
const names: Record<ModelRole, string> = {
  writing: 'Writing',
  vision: 'Looking at photos',
  pictures: 'Pictures',
  fallback: 'Second model',
}

const withPictures = process.argv.includes('--pictures')

const settings = () => {
  try {
    loadEnvFile()
    return readConfig()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(error instanceof ConfigError ? 2 : 1)
  }
}

const structured = {
  schema: 'takes a schema',
  json: 'takes no schema, but answers in JSON',
  text: 'takes neither schema nor JSON mode: the form is asked for in words',
}

const linesOf = (trial: ModelTrial, { structured: found, leftOut }: ModelConnection): string[] => [
  trial.ok
    ? `works: “${trial.said}” after ${(trial.ms / 1000).toFixed(1)} s, ${trial.inputTokens} tokens in, ${trial.outputTokens} out`
    : `fails (${trial.kind}): “${trial.said}”`,
  ...(trial.remedy ? [trial.remedy] : []),
  ...(trial.models.length > 0 ? [`The service has: ${trial.models.join(', ')}`] : []),
  ...(found ? [structured[found]] : []),
  ...(leftOut.length > 0 ? [`does not take: ${leftOut.join(', ')}`] : []),
  ...(trial.contextTokens ? [`window: ${trial.contextTokens} tokens`] : []),
]

const config = settings()
if (config.ai.provider === 'builtin') {
  console.log('AI_PROVIDER is builtin: the kitchen writes by itself, and there is nothing to check.')
} else {
  const pages = createPages({ allowedHosts: config.importAllowedHosts })
  // The other half of the union was excluded above, which the property alone does not tell the compiler.
  const { operator } = createModelAi(config.ai as ModelConfig, { log, clock: systemClock, pages })
  for (const { role, provider, model, address } of operator?.connections() ?? []) {
    console.log(`${names[role]}: ${provider} ${model} at ${address}`)
    if (role === 'pictures' && !withPictures) {
      console.log('  not tried: add -- --pictures to have one painted')
      continue
    }
    const trial = await operator?.tryOut(role, { signal: new AbortController().signal })
    const now = operator?.connections().find((one) => one.role === role)
    if (!trial || !now) continue
    if (trial.address !== address) console.log(`  found at ${trial.address}`)
    for (const line of linesOf(trial, now)) console.log(`  ${line}`)
    if (!trial.ok) process.exitCode = 1
  }
}
