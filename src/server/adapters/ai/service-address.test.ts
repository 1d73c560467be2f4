import { expect, test } from 'vitest'
import { type ProviderName, providerOf } from './providers.ts'
import { serviceAddresses } from './service-address.ts'

const ollama = 'http://127.0.0.1:11434/v1'
const openRouter = 'https://openrouter.ai/api/v1'
const azure = 'https://kitchen.openai.azure.com/openai/v1'

test.each<[ProviderName, string, string]>([
  ['ollama', '', ollama],
  ['ollama', 'http://127.0.0.1:11434', ollama],
  ['ollama', 'http://127.0.0.1:11434/', ollama],
  ['ollama', 'http://127.0.0.1:11434/v1', ollama],
  ['ollama', 'http://127.0.0.1:11434/v1/', ollama],
  ['ollama', 'http://127.0.0.1:11434/v1/chat/completions', ollama],
  ['ollama', 'http://127.0.0.1:11434/v1/models', ollama],
  ['ollama', 'http://127.0.0.1:11434/api', ollama],
  ['ollama', 'http://127.0.0.1:11434/api/chat', ollama],
  ['ollama', 'http://127.0.0.1:11434/api/generate', ollama],
  ['ollama', '127.0.0.1:11434', ollama],
  ['ollama', '  "http://127.0.0.1:11434"  ', ollama],
  ['ollama', 'http:127.0.0.1:11434', ollama],
  ['ollama', 'http:/127.0.0.1:11434', ollama],
  ['ollama', 'HTTP://127.0.0.1:11434//v1//', ollama],
  ['ollama', 'localhost:11434', 'http://localhost:11434/v1'],
  ['ollama', 'ollama:11434', 'http://ollama:11434/v1'],
  ['ollama', 'ollama', 'http://ollama/v1'],
  ['ollama', 'nas.local', 'http://nas.local/v1'],
  ['ollama', 'host.docker.internal:11434', 'http://host.docker.internal:11434/v1'],
  ['ollama', '[::1]:11434', 'http://[::1]:11434/v1'],
  ['openai-compatible', 'api.mistral.ai', 'https://api.mistral.ai/v1'],
  ['openai-compatible', 'https://api.deepseek.com', 'https://api.deepseek.com/v1'],
  ['openai-compatible', 'https://api.groq.com', 'https://api.groq.com/openai/v1'],
  ['openai-compatible', 'https://api.groq.com/openai', 'https://api.groq.com/openai/v1'],
  ['openai-compatible', 'https://api.z.ai/api/paas/v4/chat/completions', 'https://api.z.ai/api/paas/v4'],
  ['openai-compatible', 'https://ai.example.org/llm/', 'https://ai.example.org/llm/v1'],
  [
    'openai-compatible',
    'https://generativelanguage.googleapis.com/v1beta/openai/',
    'https://generativelanguage.googleapis.com/v1beta/openai',
  ],
  ['openrouter', '', openRouter],
  ['openrouter', 'openrouter.ai', openRouter],
  ['openrouter', 'https://openrouter.ai/api', openRouter],
  ['openrouter', 'https://openrouter.ai/v1/', openRouter],
  ['openrouter', 'https://openrouter.ai/api/v1/chat/completions', openRouter],
  ['openai-compatible', 'https://openrouter.ai', openRouter],
  ['openai', 'https://api.openai.com', 'https://api.openai.com/v1'],
  ['openai', 'api.openai.com/v1/responses', 'https://api.openai.com/v1'],
  ['anthropic', 'https://api.anthropic.com', 'https://api.anthropic.com/v1'],
  ['anthropic', 'https://api.anthropic.com/v1/messages', 'https://api.anthropic.com/v1'],
  ['google', 'https://generativelanguage.googleapis.com', 'https://generativelanguage.googleapis.com/v1beta'],
  [
    'google',
    'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:generateContent?key=x',
    'https://generativelanguage.googleapis.com/v1beta',
  ],
  ['azure', 'https://kitchen.openai.azure.com', azure],
  ['azure', 'kitchen.openai.azure.com/', azure],
  ['azure', 'https://kitchen.openai.azure.com/openai/v1/', azure],
  [
    'azure',
    'https://kitchen.openai.azure.com/openai/deployments/gpt-4o/chat/completions?api-version=2024-10-21',
    azure,
  ],
  [
    'azure',
    'https://kitchen.services.ai.azure.com/models',
    'https://kitchen.services.ai.azure.com/openai/v1',
  ],
  ['lmstudio', '', 'http://127.0.0.1:1234/v1'],
  ['lmstudio', '192.168.1.20:1234', 'http://192.168.1.20:1234/v1'],
  ['vllm', 'http://gpu:8000', 'http://gpu:8000/v1'],
  ['llamacpp', 'http://127.0.0.1:8080/completions', 'http://127.0.0.1:8080/v1'],
])('%s at "%s" is called at %s first', (provider, given, wanted) => {
  expect(serviceAddresses(provider, given)[0]).toBe(wanted)
})

test('where the version stands is not known for every service: more than one place is tried', () => {
  expect(serviceAddresses('openai-compatible', 'https://ai.example.org')).toEqual([
    'https://ai.example.org/v1',
    'https://ai.example.org',
  ])
  expect(serviceAddresses('openai-compatible', 'https://ai.example.org/llm')).toEqual([
    'https://ai.example.org/llm/v1',
    'https://ai.example.org/llm',
  ])
})

test.each(['ftp://127.0.0.1', 'not an address', 'http://', ':::', 'postgres://x'])(
  '"%s" is none',
  (given) => {
    expect(serviceAddresses('openai-compatible', given)).toEqual([])
  },
)

test.each([
  ['OpenAI', 'openai'],
  ['LM Studio', 'lmstudio'],
  ['lm-studio', 'lmstudio'],
  ['llama.cpp', 'llamacpp'],
  ['openai_compatible', 'openai-compatible'],
  ['skynet', null],
])('the provider "%s" is %s', (given, wanted) => {
  expect(providerOf(given)).toBe(wanted)
})
