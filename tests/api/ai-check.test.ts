import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundledProgram } from '#testing/bundle-server.ts'
import { startStubModel } from '#testing/stub-model.ts'

/** Each block of the documentation, as its lines stand there. */
const blocks = [
  ...(await readFile('docs/ai.md', 'utf8')).matchAll(/^### (.+)$[\s\S]*?```sh\n([\s\S]*?)```/gm),
].map(([, name = '', block = '']) => [name, block] as const)

/**
 * Runs `npm run ai:check`, bundled, because loading its sources takes longer than the check, in a folder whose
 * `.env` has these lines, and no other setting.
 */
async function check(env: string): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-ai-check-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, '.env'), env)
  const program = await bundledProgram('ai-check')
  const { PATH = '', HOME = '' } = process.env
  return await new Promise((done) => {
    execFile(process.execPath, [program], { cwd: folder, env: { PATH, HOME } }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, output: out + err }),
    )
  })
}

test('every documented block is set up by its lines in .env, and says so', async () => {
  expect(blocks.map(([name]) => name)).toEqual([
    'OpenAI',
    'Anthropic',
    'Google',
    'OpenRouter',
    'Azure',
    'Ollama',
    'LM Studio',
    'vLLM',
    'llama.cpp',
  ])
  const stub = await startStubModel()
  onTestFinished(() => stub.close())
  stub.always({ text: '{"word":"ready"}' })
  const origin = stub.url.replace(/\/v1$/, '')
  for (const [name, block] of blocks) {
    const { code, output } = await check(`${block}\nAI_BASE_URL=${origin}\n`)
    expect([name, code, output]).toEqual([name, 0, expect.stringContaining('works: “ready”')])
    expect(output).not.toContain(/AI_API_KEY=(\S+)/.exec(block)?.[1] ?? 'no key')
  }
}, 300_000)

test("a refusal is told in the service's words, with what to do", async () => {
  const stub = await startStubModel()
  onTestFinished(() => stub.close())
  stub.always({ status: 401, body: '{"error":{"message":"Incorrect API key provided"}}' })
  const { code, output } = await check(`${blocks[0]?.[1] ?? ''}\nAI_BASE_URL=${stub.url}\n`)
  expect(code).toBe(1)
  expect(output).toContain('fails (credentials): “Incorrect API key provided”')
  expect(output).toContain('AI_API_KEY')
  expect((await check('AI_PROVIDER=openai\n')).code).toBe(2)
}, 120_000)
