import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const installed = (name: string) => {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}

/**
 * npm on Node 20 silently installs ai 6 for a loose range, so this test fixes the versions that were tried
 * together.
 */
test('the AI SDK is the one that this adapter was written against', () => {
  const names = ['ai', '@ai-sdk/openai', '@ai-sdk/anthropic', '@ai-sdk/google', '@ai-sdk/openai-compatible']
  expect(Object.fromEntries(names.map((name) => [name, installed(name)]))).toEqual({
    ai: '7.0.173',
    '@ai-sdk/openai': '4.0.118',
    '@ai-sdk/anthropic': '4.0.105',
    '@ai-sdk/google': '4.0.121',
    '@ai-sdk/openai-compatible': '3.0.92',
  })
})
